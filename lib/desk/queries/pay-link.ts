import type { Staff } from '../../auth/schema.ts'
import { payableOf } from '../../booking/rules/balance.ts'
import { roomNameIn } from '../../booking/rules/booking.ts'
import { internationalDigits, isPhone } from '../../booking/rules/contact.ts'
import { stayPath } from '../../booking/rules/paths.ts'
import { payByFrom } from '../../booking/rules/pay-by.ts'
import { publicUrl } from '../../env.ts'
import { farmNames } from '../../i18n/farm-facts.ts'
import { isolateIn } from '../../i18n/isolate.ts'
import { translator } from '../../i18n/translator.ts'
import { readBooking } from '../../reservations/queries/read-booking.ts'
import type { PayLink } from '../../reservations/schema/desk-booking.ts'
import { dayInSentence, formatInstant, instantInSentence } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { whatsappLink } from '../../shared/whatsapp-link.ts'
import type { PayAgain } from '../schema/pay-by.ts'

/**
 * Returns the address of a guest's own page, and the one that opens WhatsApp with words about it in their language: until
 * when they are asked to pay (`newTime`, if they are given more), or that they find everything there. Nothing is sent before a person presses there.
 * `not_found`, also once the guest's details are erased.
 */
export async function payLink(_by: Staff, id: string, newTime?: Date): Promise<PayLink> {
  const booking = await readBooking({ id })
  if (!booking || !isPhone(booking.phone)) throw new Refusal('not_found')
  const { locale, phone } = booking
  const payBy = newTime ?? booking.payBy
  const page_url = publicUrl() + stayPath(booking.secret, locale)
  const own = isolateIn(locale)
  const t = await translator(locale)
  const values = {
    brand: farmNames(locale).brand,
    room: own(roomNameIn(locale, booking)),
    checkIn: dayInSentence(booking.checkIn, locale),
    checkOut: dayInSentence(booking.checkOut, locale),
    amount: own(formatRupees(payableOf(booking), locale)),
    until: payBy ? formatInstant(payBy, locale, instantInSentence) : '',
    reference: own(booking.reference),
  }
  const words = booking.status === 'pending' ? 'mail.toPay.whatsapp' : 'mail.toPay.page'
  const text = [t('mail.greeting', { name: own(booking.fullName) }), t(words, values), page_url]
  return { page_url, whatsapp_url: whatsappLink(internationalDigits(phone), text.join('\n')) }
}

/** Returns with what a guest can be asked again to pay, until when by default. `not_found`. */
export async function payAgain(by: Staff, id: string, now: Date): Promise<PayAgain> {
  const until = payByFrom(now)
  return { ...(await payLink(by, id, until)), until: until.toISOString() }
}
