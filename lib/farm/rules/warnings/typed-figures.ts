import type { Locale } from '../../../i18n/languages.ts'
import type { Facts } from '../../schema/facts.ts'
import { factValue } from '../fact-values.ts'
import { type FactName, factNames } from '../named-facts.ts'
import { about, type Subject } from './about.ts'
import { type Figures, figuresIn } from './figures.ts'
import { finds, wordsOf } from './sentences.ts'

/** What holds a figure: one of the farm's facts, or the prices of its rooms. */
export type Holder = FactName | 'prices'

type Sentence = {
  text: string
  locale: Locale
  /** The key of its place. */
  key: string
  /** The farm's facts as guests see them, and as they'd be published. */
  facts: readonly Facts[]
}

/** Returns what holds the figures that are typed in a sentence: a figure is a fact's if the sentence is about that, or says its value. */
export function holdersOf(sentence: Sentence): Holder[] {
  const { text, locale, key, facts } = sentence
  const typed = figuresIn(text, locale)
  const tells = (subject: Subject) => finds(wordsOf(locale, about[subject][locale])).test(text)
  const values = (name: FactName) => facts.map((each) => factValue(each, name))
  const says = (name: FactName, figures: readonly unknown[]) =>
    values(name).some((value) => figures.includes(value))
  const holders: (Holder | null | undefined)[] = [
    ...timeHolders(typed.times, tells, values),
    percentHolder(typed, tells, says),
    typed.days.length > 0 && tells('refund') ? 'refundDays' : null,
    typed.dogs.length > 0 ? 'maxDogs' : null,
    says('since', typed.years) ? 'since' : null,
    ...typed.phones.map((digits) => phoneHolder(digits, values)),
    typed.emails.length > 0 ? 'email' : null,
    typed.upiIds.length > 0 ? 'upi.id' : null,
    typed.isMoney && tells('price') ? 'prices' : null,
    typed.minutes.length > 0 ? drivingTo(key) : null,
  ]
  return [...new Set(holders.filter((holder): holder is Holder => !!holder))]
}

type Tells = (subject: Subject) => boolean
type Values = (name: FactName) => unknown[]

const timeFacts = [
  ['checkIn.from', 'checkIn'],
  ['checkIn.to', 'checkIn'],
  ['checkOutBy', 'checkOut'],
  ['hours.from', 'hours'],
  ['hours.to', 'hours'],
] as const satisfies (readonly [FactName, Subject])[]

function timeHolders(times: readonly number[][], tells: Tells, values: Values): Holder[] {
  return times.flatMap((minutes) => {
    const isTime = (name: FactName) =>
      values(name).some((value) => minutes.includes(minutesOf(String(value))))
    const told = timeFacts.filter(([, subject]) => tells(subject))
    const [found] =
      told.find(([name]) => isTime(name)) ??
      told[0] ??
      timeFacts.find(([name]) => isTime(name)) ??
      []
    return found ? [found] : []
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function percentHolder(
  { percents, shares }: Figures,
  tells: Tells,
  says: (name: FactName, figures: readonly unknown[]) => boolean,
): Holder | null {
  if (percents.length > 0 && tells('gst')) return 'gstPercent'
  if (says('depositPercent', percents)) return 'depositPercent'
  return percents.length + shares.length > 0 && tells('deposit') ? 'depositPercent' : null
}

function phoneHolder(digits: string, values: Values): Holder {
  const isAt = (name: FactName) =>
    values(name).some((value) => String(value).replace(/\D/g, '') === digits)
  const names = ['bank.accountNumber', 'upi.number', 'whatsapp'] as const
  return names.find((name) => isAt(name) && !isAt('phone')) ?? 'phone'
}

function drivingTo(key: string): FactName | undefined {
  const [family, place] = key.split('.')
  return factNames.find((name) => family === 'nearby' && name === `drivingMinutes.${place}`)
}
