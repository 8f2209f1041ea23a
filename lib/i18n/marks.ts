/**
 * Invisible marks around a message, by which the editor of the site finds what a page shows of it, wherever a component puts it:
 * the message's number in two characters that show nothing, and one that says where it ends. They're operators of formulas
 * (U+2061 to U+2064), which no text of ours has.
 */
const [zero, one, begin, end] = ['\u2061', '\u2062', '\u2063', '\u2064']
const mark = new RegExp(`${begin}([${zero}${one}]+)|${end}`, 'g')
const anyMark = /[\u2061-\u2064]/g

/** Returns a message between marks that have this number. */
export function marked(message: string, number: number): string {
  const digits = number.toString(2).replace(/0/g, zero).replace(/1/g, one)
  return `${begin}${digits}${message}${end}`
}

/** Returns a text without any marks. */
export function withoutMarks(text: string): string {
  return text.replace(anyMark, '')
}

/** A mark in a text: where it is, how long it is, and the number of the message that begins there; null if one ends. */
export type Mark = { at: number; length: number; number: number | null }

/** Returns the marks of a text, in their order. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(mark)].map(({ index: at, 0: whole, 1: digits }) => ({
    at,
    length: whole.length,
    number: digits ? numberOf(digits) : null,
  }))
}

const numberOf = (digits: string) =>
  Number.parseInt(digits.replaceAll(zero, '0').replaceAll(one, '1'), 2)

type Tree = { [key: string]: string | Tree }

/** Returns messages in which those with these keys (`about.lead`) are marked with the key's place among them. */
export function markMessages<M>(messages: M, keys: readonly string[]): M {
  const numbers = new Map(keys.map((key, number) => [key, number]))
  return markTree(messages as Tree, numbers) as M
}

function markTree(tree: Tree, numbers: Map<string, number>, above = ''): Tree {
  const set = ([name, value]: [string, string | Tree]) => {
    const key = above + name
    if (typeof value !== 'string') return [name, markTree(value, numbers, `${key}.`)]
    const number = numbers.get(key)
    if (number === undefined) return [name, value]
    return [name, marked(markFacts(value, numbers), number)]
  }
  return Object.fromEntries(Object.entries(tree).map(set))
}

/** Returns a message in which the facts that it names are marked as well: `fact.phone` is the key of {phone}. */
function markFacts(message: string, numbers: ReadonlyMap<string, number>): string {
  // What is between quotes is no fact, and what is within a choice of words belongs to that.
  const pieces = message.match(/'[{}<>][^']*'|[^{}']+|'|[{}]/g) ?? []
  let depth = 0
  let group = ''
  let told = ''
  for (const piece of pieces) {
    if (piece === '{') depth++
    if (depth === 0) told += piece
    else group += piece
    if (piece !== '}' || --depth > 0) continue
    const [, name = ''] = /^\{\s*(\w+)/.exec(group) ?? []
    const number = numbers.get(`fact.${name}`)
    told += number === undefined ? group : marked(group, number)
    group = ''
  }
  return told + group
}
