'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { splitOf } from '#lib/payments/rules/deposit.ts'
import { whatsappLink } from '#lib/shared/whatsapp-link.ts'
import { nightsOfFields } from './fields.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** Returns the address that opens WhatsApp with the booking as a text. */
export function useWhatsappText(): string {
  const t = useTranslations('booking.whatsapp')
  const { flow, room } = useBooking()
  const { money, day, isolate } = useFormats()
  const nameOf = useRoomName()
  const { fields, hold } = flow
  const total = hold?.amountPaise ?? 0
  const { nowPaise, leftPaise } = splitOf(total, hold?.paying ?? 'deposit', hold?.terms ?? farm())
  const text = t('text', {
    accountName: isolate(farm().upi.payee),
    reference: isolate(hold?.reference ?? ''),
    fullName: isolate(fields.fullName.trim()),
    guestEmail: isolate(fields.email.trim()),
    guestPhone: isolate(fields.phone.trim()),
    roomType: nameOf(room ?? fields.roomType),
    checkIn: day(fields.checkIn, { day: 'numeric', month: 'short', year: 'numeric' }),
    checkOut: day(fields.checkOut, { day: 'numeric', month: 'short', year: 'numeric' }),
    guests: String(fields.guests),
    nights: String(nightsOfFields(fields)),
    total: money(total),
    upiId: isolate(farm().upi.id),
    amount: money(nowPaise),
    left: money(leftPaise),
  })
  return whatsappLink(farm().whatsapp, text)
}
