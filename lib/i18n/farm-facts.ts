import { farm } from '../farm/rules/farm.ts'
import { takesTransfers } from '../farm/rules/own-facts.ts'
import type { Terms } from '../farm/schema/facts.ts'
import { chargesGst } from '../gst/rules/registration.ts'
import { clockIn } from '../shared/dates.ts'
import { formatPercent } from '../shared/intl-formats.ts'

/** Returns the farm's address as a driver and the post in India read it, in every language. */
export function postalAddress(): string {
  const { street, taluka, district, region, postalCode } = farm().address
  return `${street}, taluka ${taluka}, district ${district}, ${region} ${postalCode}`
}

/** Returns the farm's place as one says it: its village or town, district and state. */
export function placeLine(): string {
  const { taluka, district, region } = farm().address
  return [...new Set([taluka, district, region])].join(', ')
}

type Spellings = {
  [locale: string]: { name?: string | undefined; brand?: string | undefined } | undefined
}

/** Returns the farm's whole name and its short one, as a language spells them. */
export function farmNames(locale: string): { farmName: string; brand: string } {
  const { spellings, ...own }: { spellings: Spellings; name: string; brand: string } = farm()
  const { name = own.name, brand = own.brand } = spellings[locale] ?? {}
  return { farmName: name, brand }
}

/**
 * Returns the farm's own figures as the messages name them. Counts stay numbers, so that plurals work. In text
 * that no markup can order, `isolate` keeps what has a direction of its own in it. Words about a booking or a hold name the
 * `terms` that it keeps, all others those of today.
 */
export function farmFacts(locale: string, isolate = (text: string) => text, terms: Terms = farm()) {
  const clock = (time: string) => isolate(clockIn(locale, time))
  return {
    ...farmNames(locale),
    phone: isolate(farm().phone),
    email: isolate(farm().email),
    since: String(farm().since),
    deposit: isolate(formatPercent(terms.depositPercent, locale)),
    refundDays: terms.refundDays,
    maxDogs: terms.maxDogs,
    checkInFrom: clock(terms.checkIn.from),
    checkInTo: clock(terms.checkIn.to),
    checkOutBy: clock(terms.checkOutBy),
    hoursFrom: clock(farm().hours.from),
    hoursTo: clock(farm().hours.to),
    accountName: farm().bank.accountName,
    bank: farm().bank.name,
    upiId: farm().upi.id,
    answerDays: farm().answerDays,
    backupWeeks: farm().backupWeeks,
    /** Chooses the words of a message about GST in a price, which a farm that charges none leaves out. */
    taxed: chargesGst() ? 'yes' : 'no',
    /** Chooses the words of a message about ways to pay, of which a farm without a bank account leaves some out. */
    transfers: takesTransfers(farm()) ? 'yes' : 'no',
  }
}
