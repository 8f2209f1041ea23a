import { draftNow, farm, publishedWords } from '../farm/rules/farm.ts'
import { ownItemOf } from '../farm/rules/item-kinds.ts'
import { wordsProblem } from '../farm/rules/own-words.ts'
import { isSample } from '../farm/rules/places.ts'
import type { Own, Words } from '../farm/schema/words.ts'
import type { Locale } from './languages.ts'
import { readMessages } from './read-messages.ts'
import { inEnglish } from './told.ts'

type Messages = typeof import('../../messages/en.json')
type Tree = { [key: string]: string | Tree }
type Texts = { [key: string]: Own }

/**
 * Returns messages with the words that staff have written, by their keys. One that doesn't go with its shipped message isn't taken:
 * another release may have other facts in it, and a page that can't name one would not be made at all. What the farm has only in
 * English, such as the texts of its own items, is {@link inEnglish}.
 */
export function withOwnWords(messages: Messages, english: Messages, texts: OwnTexts): Messages {
  const changed = structuredClone(messages) as Tree
  for (const key of keysOf(messages)) {
    if (texts.missing?.(key) === 'hidden') putMessage(changed, key, '')
  }
  for (const { key, text, isFallback } of told(messages, texts)) {
    const [shipped, ofKey] = [messageAt(messages, key), messageAt(english, key) ?? '']
    if (shipped === null && ownItemOf(key) === null) continue
    if (wordsProblem(text, { english: ofKey, shipped }) !== null) continue
    putMessage(changed, key, isFallback ? inEnglish(text) : text)
  }
  return changed as Messages
}

type Told = { key: string; text: string; isFallback: boolean }

/** Returns the texts that aren't the shipped ones: first those in English, then those of the language. */
function told(
  messages: Messages,
  { own = {}, inEnglish: ofEnglish = {}, missing = () => null }: OwnTexts,
): Told[] {
  const said = (key: string, text: string | null, isFallback: boolean) =>
    text === null ? [] : [{ key, text, isFallback }]
  // Without a text of its own, the shipped one was read and is correct.
  const shipped = (key: string) => (missing(key) ? messageAt(messages, key) : null)
  return [
    ...Object.entries(ofEnglish)
      .filter(([key]) => ownItemOf(key) !== null || missing(key) !== null)
      .flatMap(([key, { text }]) => said(key, text, true)),
    ...Object.entries(own).flatMap(([key, { text }]) => said(key, text ?? shipped(key), false)),
  ]
}

type OwnTexts = {
  own: Texts | undefined
  inEnglish: Texts | undefined
  /** Says of a place whose shipped words aren't the farm's whether it's hidden without own ones. */
  missing?: (key: string) => 'hidden' | 'shown' | null
}

function keysOf(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : keysOf(value, `${above}${name}.`),
  )
}

// Staff who edit a page see the sample's words, as an example of what to write there.
function missingNow(): OwnTexts['missing'] {
  if (farm().demo) return undefined
  const edited = new Set(draftNow()?.places)
  return (key) => (isSample(key) ? (edited.has(key) ? 'shown' : 'hidden') : null)
}

function messageAt(messages: Messages, key: string): string | null {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, name) => (typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined),
      messages,
    )
  return typeof found === 'string' ? found : null
}

function putMessage(tree: Tree, key: string, text: string): void {
  const [name = '', ...rest] = key.split('.')
  if (rest.length === 0) {
    tree[name] = text
    return
  }
  const below = tree[name]
  const inside = typeof below === 'object' ? below : {}
  tree[name] = inside
  putMessage(inside, rest.join('.'), text)
}

/**
 * Returns a function that gives the messages of a language as guests read them: those that `read` gives, with the farm's own words, as
 * `set` makes them. They're kept as long as somebody has the words.
 */
export function guestMessagesOf(
  read: (locale: Locale) => Promise<Messages>,
  set = (messages: Messages, _locale: Locale) => messages,
): (locale: Locale) => Promise<Messages> {
  const shipped = new Map<string, Messages>()
  const kept = new WeakMap<Words, Map<string, Messages>>()
  return async (locale) => {
    const words = publishedWords()
    const { [locale]: own, en: ofEnglish } = words
    const missing = missingNow()
    const hasOwn = Boolean(own || ofEnglish || missing)
    const ofThese = hasOwn ? (kept.get(words) ?? new Map<string, Messages>()) : shipped
    const name = [locale, farm().demo, draftNow()?.places.length].join()
    const known = ofThese.get(name)
    if (known) return known
    const standard = await read(locale)
    const texts = { own, inEnglish: ofEnglish, ...(missing && { missing }) }
    const told = hasOwn ? withOwnWords(standard, await read('en'), texts) : standard
    const messages = set(told, locale)
    ofThese.set(name, messages)
    if (ofThese !== shipped) kept.set(words, ofThese)
    return messages
  }
}

/** Returns the messages of a language as guests read them, for code that runs outside the pages: mails, papers and the server. */
export const guestMessages = guestMessagesOf(
  async (locale) => JSON.parse(await readMessages(locale)) as Messages,
)
