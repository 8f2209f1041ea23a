import { property } from '#lib/property.ts'
import { numberFormat } from '#lib/shared/intl-formats.ts'

/** The farmstay's own figures as the messages name them. Counts stay numbers, so that plurals work. */
export function farmFacts(locale: string) {
  const percent = numberFormat(locale, { style: 'percent' })
  return {
    phone: property.phone,
    email: property.email,
    since: String(property.since),
    gst: percent.format(property.gstPercent / 100),
    deposit: percent.format(property.depositPercent / 100),
    refundDays: property.refundDays,
    maxDogs: property.maxDogs,
    checkInFrom: property.checkIn.from,
    checkInTo: property.checkIn.to,
    checkOutBy: property.checkOutBy,
    hoursFrom: property.hours.from,
    hoursTo: property.hours.to,
    accountName: property.bank.accountName,
    bank: property.bank.name,
    upiId: property.upi.id,
  }
}

/** The address that dials the farm. */
export const dial = `tel:${property.phone.replace(/\s/g, '')}`
/** The address that opens a WhatsApp conversation with the farm. */
export const whatsapp = `https://wa.me/${property.whatsapp}`
