import { isUpiNumber, isUtrWord, utrDateFits, utrWord } from '../../payments/rules/utr.ts'
import { type IsoDate, startOfDayInIndia } from '../../shared/dates.ts'

/** A word of a narration in capital letters, and its position: its first character and the one after its last. */
export type Word = { text: string; from: number; to: number }

/** Returns the words of a narration: what is between signs and spaces. A UPI number has nothing that a bank puts in front of it. */
export function narrationWords(narration: string): Word[] {
  return Array.from(narration.matchAll(/[A-Za-z0-9]+/g), ({ 0: word, index }) => {
    return { text: utrWord(word), from: index, to: index + word.length }
  })
}

/** Returns the words that may be a booking's reference, without hyphen: one of six signs, or two of three that a hyphen or a space joins. */
export function referencesIn(narration: string, words: Word[]): Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const found = word.text.length === 6 ? [word] : []
    if (word.text.length !== 3 || next?.text.length !== 3) return found
    if (!/^[- ]$/.test(narration.slice(word.to, next.from))) return found
    return [{ text: word.text + next.text, from: word.from, to: next.to }]
  })
}

/**
 * Joins the parts of a narration that a bank has broken at the end of a line. A number that both parts have a piece of is
 * one again.
 */
export function joinWrapped(first: string, next: string): string {
  if (first === '' || next === '') return first + next
  const begun = /[A-Za-z0-9]+$/.exec(first)?.[0] ?? ''
  const ended = /^[A-Za-z0-9]+/.exec(next)?.[0] ?? ''
  const isBroken = begun !== '' && ended !== '' && isWholeNumber(begun + ended)
  return isBroken && !isWholeNumber(begun) ? first + next : `${first} ${next}`
}

// UPI's twelve figures, with zeros or a letter in front of them, and the 16 or 22 signs of NEFT and RTGS.
function isWholeNumber(word: string): boolean {
  const text = utrWord(word)
  return isUpiNumber(text) || (isUtrWord(text) && (text.length === 16 || text.length === 22))
}

const telephone = /^91[6-9]/

/** Returns the words that may be a bank's number of a payment (UTR). A number before an @ is the address of a payer. */
function utrsIn(narration: string, words: Word[]): Word[] {
  return words.filter(({ text, to }) => {
    if (narration[to] === '@') return false
    return isUtrWord(text)
  })
}

/**
 * Returns the UTR of a credit by its narration; null if none or more than one word may be it. Among several of twelve
 * figures the one counts whose first four say a day about that of the credit.
 */
export function utrOf(narration: string, words: Word[], on: IsoDate): string | null {
  const found = [...new Set(utrsIn(narration, words).map(({ text }) => text))]
  const dated = found.filter(
    (text) => isUpiNumber(text) && utrDateFits(text, startOfDayInIndia(on)),
  )
  if (dated.length === 1) return dated[0] ?? null
  const others = found.filter((text) => !telephone.test(text))
  return others.length === 1 ? (others[0] ?? null) : null
}

/** Returns the words of a narration by which a claim or a booking can be looked up: UTRs, and references without hyphen. */
export function codesOf(narration: string, words: Word[]): string[] {
  const found = [...utrsIn(narration, words), ...referencesIn(narration, words)]
  return [...new Set(found.map(({ text }) => text))]
}

/** Returns where codes, UTRs or references, are in a narration: the first character and the one after the last of each. */
export function marksOf(narration: string, codes: (string | null)[]): [number, number][] {
  const wanted = new Set(codes.map((code) => code?.replace('-', '')))
  const words = narrationWords(narration)
  return [...words, ...referencesIn(narration, words)]
    .filter(({ text }, at, all) => wanted.has(text) && all.findIndex((w) => w.text === text) === at)
    .map(({ from, to }): [number, number] => [from, to])
    .sort(([a], [b]) => a - b)
}

/** Returns the words of a person's name as narrations have them, in capital letters without accents, and the first two or the last two as one. */
export function nameWords(fullName: string): string[] {
  const plain = fullName.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const words = plain.match(/[A-Z]+/g) ?? []
  const joined = [words.slice(0, 2).join(''), words.join('')]
  return [...new Set([...words, ...joined])].filter((word) => word.length >= 3 && !titles.has(word))
}

const titles = new Set(['MRS', 'MISS', 'SHRI', 'SMT', 'KUM'])
