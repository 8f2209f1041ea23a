import type { FactName } from './named-facts.ts'

/** The facts that sentences name, by the names that the messages have for them. */
const facts = {
  farmName: 'name',
  brand: 'brand',
  phone: 'phone',
  email: 'email',
  since: 'since',
  deposit: 'depositPercent',
  refundDays: 'refundDays',
  maxDogs: 'maxDogs',
  checkInFrom: 'checkIn.from',
  checkInTo: 'checkIn.to',
  checkOutBy: 'checkOutBy',
  hoursFrom: 'hours.from',
  hoursTo: 'hours.to',
  accountName: 'bank.accountName',
  bank: 'bank.name',
  upiId: 'upi.id',
  answerDays: 'answerDays',
  backupWeeks: 'backupWeeks',
  taxed: 'gst.gstin',
  transfers: 'bank.accountNumber',
} as const satisfies Record<string, FactName>

/** Returns the fact that a sentence names by this; null for what is counted, or chosen for one guest. */
export function factOfArgument(argument: string): FactName | null {
  return Object.hasOwn(facts, argument) ? facts[argument as keyof typeof facts] : null
}

/** Returns the names by which sentences name some facts. */
export function argumentsFor(names: readonly FactName[]): string[] {
  return Object.entries(facts).flatMap(([argument, fact]) =>
    names.includes(fact) ? [argument] : [],
  )
}

const prefix = 'fact.'

/** What marks name the facts by that sentences can name: no message has such a key. */
export const factMarks: readonly string[] = Object.keys(facts).map((name) => prefix + name)

/** Returns the fact that a mark is of; null for the mark of a place. */
export function factOfMark(key: string): FactName | null {
  return key.startsWith(prefix) ? factOfArgument(key.slice(prefix.length)) : null
}
