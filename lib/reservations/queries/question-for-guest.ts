import type { Staff } from '../../auth/schema.ts'
import { internationalDigits, isPhone } from '../../booking/rules/contact.ts'
import { prisma } from '../../db/client.ts'
import { farmNames } from '../../i18n/farm-facts.ts'
import { isolateIn } from '../../i18n/isolate.ts'
import type { Locale } from '../../i18n/languages.ts'
import { translator } from '../../i18n/translator.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { whatsappLink } from '../../shared/whatsapp-link.ts'

/**
 * Returns the address that opens WhatsApp with a question for the guest, in their language: the UTR of a payment that can't
 * be found in the bank. Nothing is sent before a person presses there. `not_found`, also once the guest's details are
 * erased.
 */
export async function questionForGuest(_by: Staff, paymentId: string): Promise<string> {
  const payment = await findPayment(prisma(), paymentId)
  const booking =
    payment && (await prisma().booking.findUnique({ where: { id: payment.bookingId } }))
  if (!booking || !isPhone(booking.phone)) throw new Refusal('not_found')
  const locale = booking.locale as Locale
  const own = isolateIn(locale)
  const t = await translator(locale)
  const greeting = t('mail.greeting', { name: own(booking.fullName) })
  const question = t('mail.askUtr', {
    brand: farmNames(locale).brand,
    amount: own(formatRupees(payment.paise, locale)),
    reference: own(booking.reference),
  })
  return whatsappLink(internationalDigits(booking.phone), `${greeting}\n${question}`)
}
