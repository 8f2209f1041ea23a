import { IntlMessageFormat } from 'intl-messageformat'
import { tooLong } from '../../shared/text.ts'

/** Letters of a text, at most. */
const maxLetters = 2000

/** A part of a message, as the parser gives it. */
type Part = {
  type: number
  value: string
  options?: Record<string, { value: Part[] }>
  children?: Part[]
  offset?: number
}
const kinds = { text: 0, value: 1, select: 5, plural: 6, count: 7, tag: 8 }

/** The shipped message of a place in a language, and in English. */
export type ShippedMessage = { english: string; shipped: string | null }

/**
 * Facts that a sentence promises: what guests pay and to whom, when it's paid back, when they come and go, how many dogs. Each with
 * what it's called when a text has lost it.
 */
const promised: Record<string, string> = {
  deposit: 'the deposit',
  refundDays: 'the number of days for a refund',
  checkInFrom: 'the time when check-in begins',
  checkInTo: 'the time when check-in ends',
  checkOutBy: 'the check-out time',
  maxDogs: 'how many dogs are welcome',
  accountName: 'the account name',
  bank: 'the bank',
  hoursFrom: 'the time from which you answer',
  hoursTo: 'the time until which you answer',
}

/** A fact that a text may name, and whether it must. */
export type Argument = { name: string; needed: boolean }

/** Returns the facts that the text of a place may name. */
export function argumentsOf(message: ShippedMessage): Argument[] {
  return argumentsIn(shippedParts(message))
}

function argumentsIn(shipped: Part[]): Argument[] {
  const names = new Set(shipped.filter(isValue).map(({ value }) => value))
  return [...names].map((name) => ({ name, needed: Object.hasOwn(promised, name) }))
}

function shippedParts({ english, shipped }: ShippedMessage): Part[] {
  const texts = new Set([english, shipped ?? english])
  return [...texts].flatMap((text) => all(parsed(text)))
}

/** Returns what is wrong with a text for a place, as a sentence; null if nothing is. */
export function wordsProblem(text: string, message: ShippedMessage): string | null {
  if (text === '') return 'Enter some text.'
  if (text.length > maxLetters) return tooLong(maxLetters)
  const parts = parsedOrProblem(text)
  if (typeof parts === 'string') return parts
  const shipped = shippedParts(message)
  return tagProblem(parts, shipped) ?? valueProblem(parts, shipped)
}

function parsedOrProblem(text: string): Part[] | string {
  try {
    return parsed(text)
  } catch (error) {
    return /TAG/.test(String(error))
      ? 'Please check the < and >: each <name> needs a matching </name>.'
      : 'Please check the { and }: a fact is written as its name in braces, such as {phone}.'
  }
}

function parsed(text: string): Part[] {
  return new IntlMessageFormat(text, 'en').getAst() as unknown as Part[]
}

function all(parts: Part[]): Part[] {
  return parts.flatMap((part) => [part, ...branches(part).flatMap(all)])
}

function branches({ options = {}, children }: Part): Part[][] {
  return [...Object.values(options).map(({ value }) => value), ...(children ? [children] : [])]
}

const isValue = ({ type }: Part) =>
  type !== kinds.text && type !== kinds.count && type !== kinds.tag

const tagsOf = (parts: Part[]) => [
  ...new Set(parts.flatMap(({ type, value }) => (type === kinds.tag ? [value] : []))),
]

function tagProblem(parts: Part[], shipped: Part[]): string | null {
  const written = all(parts)
  const [tags, wanted] = [tagsOf(written), tagsOf(shipped)]
  // The parser takes a tag without an end for text.
  const lone = written.flatMap(({ type, value }) =>
    type === kinds.text ? [...(/<\/?[a-z][^<>]*>/gi.exec(value) ?? [])] : [],
  )
  const [other] = [...tags.filter((tag) => !wanted.includes(tag)).map((tag) => `<${tag}>`), ...lone]
  if (other) return `This text can’t contain ${other}.`
  const missing = wanted.find((tag) => !tags.includes(tag))
  return missing ? `The text must still contain <${missing}> and </${missing}>.` : null
}

function valueProblem(parts: Part[], shipped: Part[]): string | null {
  const known = argumentsIn(shipped)
  for (const part of all(parts).filter(isValue)) {
    const uses = shipped
      .filter((one) => isValue(one) && one.value === part.value)
      .map(({ type }) => type)
    if (uses.length === 0) return unknown(part.value, known)
    // What's counted may also be told as a figure.
    const isFigure = part.type === kinds.value && uses.includes(kinds.plural)
    if ((!uses.includes(part.type) && !isFigure) || part.offset) {
      return `Use {${part.value}} as the standard text does.`
    }
  }
  const named = namedInAll(parts)
  const lost = known.find(({ name, needed }) => needed && !named.has(name))
  return lost ? `The text must still contain ${promised[lost.name]}.` : null
}

function unknown(name: string, known: Argument[]): string {
  const names = known.map((argument) => `{${argument.name}}`).join(', ')
  return `This text can’t contain {${name}}.${names && ` It may contain ${names}.`}`
}

/** Returns the names of the values that are told whichever words a message chooses. */
function namedInAll(parts: Part[]): Set<string> {
  return parts.reduce((named, part) => {
    const [first = new Set<string>(), ...others] = branches(part).map(namedInAll)
    const inner = others.reduce((both, other) => both.intersection(other), first)
    return named.union(inner).union(new Set(isValue(part) ? [part.value] : []))
  }, new Set<string>())
}
