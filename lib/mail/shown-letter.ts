import type { ShownLetter } from '../booking/schema/shown-letter.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import type { GuestMail } from '../shared/stored-names.ts'
import { guestLetter } from './guest-letters.ts'
import type { MailedBooking } from './letter.ts'

/** Returns what the guest of a booking would read in a mail: its very sentences, and the facts of the stay if they are new to the guest. */
export async function shownLetter(
  kind: GuestMail,
  booking: MailedBooking,
  withFacts?: 'with facts',
): Promise<ShownLetter> {
  const read = async (locale: Locale) => {
    const head = { to: [], messageId: '' }
    const letter = await guestLetter(kind, { ...booking, locale }, head)
    const { headline = '', paragraphs, facts = [] } = letter
    return [headline, ...paragraphs, ...(withFacts ? facts.map(({ line }) => line) : [])]
  }
  const { locale, email } = booking
  const { direction } = languages[locale]
  const [own, english] = await Promise.all([read(locale), read('en')])
  return { locale, direction, email, own, english }
}
