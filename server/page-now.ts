import type { Locale } from '../lib/i18n/languages.ts'
import { log } from '../lib/log.ts'
import type { Answer } from './answers.ts'
import { type BookingRooms, hasPlaceForRooms } from './booking-rooms.ts'
import type { ReviewsLink } from './reviews-link.ts'

/** What the finished pages say differently while the process runs. */
export type KnownNow = { rooms: BookingRooms; reviews: ReviewsLink }

/**
 * Returns how a finished page goes out now: with the rooms of now where it has a place for them, and without the links to
 * reviews while there are none. It's made anew only when one of these has changed.
 */
export function pageNow(
  html: Answer,
  locale: Locale | undefined,
  { rooms, reviews }: KnownNow,
  make: (html: string) => Promise<Answer>,
): () => Answer | Promise<Answer> {
  const read = () => html.identity.body().toString()
  const hasRooms = locale && hasPlaceForRooms(read())
  let last: { told: string; answer: Promise<Answer> } | undefined
  const remade = async (isLinked: boolean) => {
    const told = hasRooms ? await rooms.now() : null
    if (isLinked && told === null) return html
    const key = `${isLinked} ${told}`
    if (last?.told !== key) {
      const fill = async () => {
        const text = isLinked ? read() : reviews.hide(read())
        return make(hasRooms && told !== null ? await rooms.fill(text, locale, told) : text)
      }
      const answer = fill().catch((error) => {
        log.error({ err: error }, 'a page goes out as it was built')
        return html
      })
      last = { told: key, answer }
    }
    return last.answer
  }
  return () => {
    const isLinked = reviews.areSetUp()
    return isLinked && !hasRooms ? html : remade(isLinked)
  }
}
