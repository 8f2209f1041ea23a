import type { Tx } from '../../db/transaction.ts'
import { asLocale } from '../../i18n/languages.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { PaperFolio } from '../rules/draft.ts'
import { documentNumber } from '../rules/number.ts'

/**
 * Reads what the papers of a stay are made of, in a transaction that has locked its booking: charges, and payments that
 * are verified. `not_found`.
 */
export async function paperFolio(tx: Tx, bookingId: string): Promise<PaperFolio> {
  const booking = await tx.booking.findUnique({
    where: { id: bookingId },
    include: {
      charges: { orderBy: { position: 'asc' } },
      payments: {
        where: { state: 'verified' },
        orderBy: [{ onDay: 'asc' }, { id: 'asc' }],
        include: { document: true },
      },
    },
  })
  if (!booking) throw new Refusal('not_found')
  const { fullName, billTo, billAddress, gstin } = booking
  return {
    bookingId,
    locale: asLocale(booking.locale),
    recipient: { name: fullName, firm: billTo, address: billAddress, gstin },
    stay: {
      reference: booking.reference,
      room: booking.roomName,
      check_in: isoDateOf(booking.checkIn),
      check_out: isoDateOf(booking.checkOut),
      nights: booking.nights,
      guests: booking.guests,
    },
    charges: booking.charges.map(({ night, words, paise, gstPercent }) => ({
      day: night && isoDateOf(night),
      words,
      percent: Number(gstPercent),
      paise,
    })),
    payments: booking.payments.map(({ id, direction, method, utr, paise, onDay, document }) => ({
      id,
      direction: direction as Direction,
      method: method as Method,
      utr,
      paise,
      on: isoDateOf(onDay),
      number: document && documentNumber(document),
    })),
  }
}
