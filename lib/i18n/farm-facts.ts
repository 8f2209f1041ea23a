import { chargesGst } from '../gst/rules/registration.ts'
import { property } from '../property.ts'
import { clockIn } from '../shared/dates.ts'
import { formatPercent } from '../shared/intl-formats.ts'

const { street, taluka, district, region, postalCode } = property.address

/** The farm's address as a driver and the post in India read it, in every language. */
export const postalAddress = `${street}, taluka ${taluka}, district ${district}, ${region} ${postalCode}`

const spellings: { [locale: string]: { name?: string; brand?: string } } = property.spellings

/** Returns the farm's whole name and its short one, as a language spells them. */
export function farmNames(locale: string): { farmName: string; brand: string } {
  const { name = property.name, brand = property.brand } = spellings[locale] ?? {}
  return { farmName: name, brand }
}

/**
 * Returns the farm's own figures as the messages name them. Counts stay numbers, so that plurals work. In text
 * that no markup can order, `isolate` keeps what has a direction of its own in it.
 */
export function farmFacts(locale: string, isolate = (text: string) => text) {
  const clock = (time: string) => isolate(clockIn(locale, time))
  return {
    ...farmNames(locale),
    phone: isolate(property.phone),
    email: isolate(property.email),
    since: String(property.since),
    deposit: isolate(formatPercent(property.depositPercent, locale)),
    refundDays: property.refundDays,
    maxDogs: property.maxDogs,
    checkInFrom: clock(property.checkIn.from),
    checkInTo: clock(property.checkIn.to),
    checkOutBy: clock(property.checkOutBy),
    hoursFrom: clock(property.hours.from),
    hoursTo: clock(property.hours.to),
    accountName: property.bank.accountName,
    bank: property.bank.name,
    upiId: property.upi.id,
    answerDays: property.answerDays,
    backupWeeks: property.backupWeeks,
    /** Chooses the words of a message about GST in a price, which a farm that charges none leaves out. */
    taxed: chargesGst() ? 'yes' : 'no',
  }
}
