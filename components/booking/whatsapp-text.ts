'use client'

import { useTranslations } from 'next-intl'
import { whatsappLink } from '#lib/payments/rules.ts'
import { property } from '#lib/property.ts'
import { nightsOfFields } from './fields.ts'
import { useFormats } from './formats.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'

/** The link that opens WhatsApp with the booking written out. */
export function useWhatsappText(): string {
  const t = useTranslations('booking.whatsapp')
  const { flow, room } = useBooking()
  const { exactMoney, day } = useFormats()
  const nameOf = useRoomName()
  const { fields, hold } = flow
  const amount = exactMoney(hold?.amountPaise ?? 0)
  const text = t('text', {
    accountName: property.upi.payee,
    fullName: fields.fullName.trim(),
    guestEmail: fields.email.trim(),
    guestPhone: fields.phone.trim(),
    roomType: nameOf(room ?? fields.roomType),
    checkIn: day(fields.checkIn, { day: 'numeric', month: 'short', year: 'numeric' }),
    checkOut: day(fields.checkOut, { day: 'numeric', month: 'short', year: 'numeric' }),
    guests: String(fields.guests),
    nights: String(nightsOfFields(fields)),
    total: amount,
    upiId: property.upi.id,
    amount,
  })
  return whatsappLink(property.whatsapp, text)
}
