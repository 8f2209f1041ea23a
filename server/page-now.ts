import type { Locale } from '../lib/i18n/languages.ts'
import { log } from '../lib/log.ts'
import type { Answer } from './answers.ts'
import { type BookingRooms, hasPlaceForRooms } from './booking-rooms.ts'
import type { ReviewsLink } from './reviews-link.ts'

/** What can change in finished pages while the process runs. */
export type KnownNow = { rooms: BookingRooms; reviews: ReviewsLink }

/**
 * Returns a function that gives a finished page as it's sent now: with the current rooms if it has a place for them, and
 * without the links to reviews while none are set up. The page is remade only when one of these has changed.
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
