import { publishedWords } from '../farm/rules/farm.ts'
import { ownItemOf } from '../farm/rules/lists.ts'
import { wordsProblem } from '../farm/rules/own-words.ts'
import type { Own, Words } from '../farm/schema/words.ts'
import type { Locale } from './languages.ts'
import { readMessages } from './read-messages.ts'

type Messages = typeof import('../../messages/en.json')
type Tree = { [key: string]: string | Tree }
type Texts = { [key: string]: Own }

/**
 * Returns messages with the words that staff have written, by their keys. One that doesn't go with its shipped message isn't taken:
 * another release may have other facts in it, and a page that can't name one would not be made at all. The farm's own items, which
 * have no shipped words, are in English where a language has none.
 */
export function withOwnWords(
  messages: Messages,
  english: Messages,
  { own = {}, inEnglish = {} }: OwnTexts,
): Messages {
  const changed = structuredClone(messages) as Tree
  const ofItems = Object.entries(inEnglish).filter(([key]) => ownItemOf(key) !== null)
  for (const [key, { text }] of [...ofItems, ...Object.entries(own)]) {
    const [shipped, ofKey] = [messageAt(messages, key), messageAt(english, key) ?? '']
    if (text === null || (shipped === null && ownItemOf(key) === null)) continue
    if (wordsProblem(text, { english: ofKey, shipped }) === null) putMessage(changed, key, text)
  }
  return changed as Messages
}

type OwnTexts = { own: Texts | undefined; inEnglish: Texts | undefined }

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
  const shipped = new Map<Locale, Messages>()
  const kept = new WeakMap<Words, Map<Locale, Messages>>()
  return async (locale) => {
    const words = publishedWords()
    const { [locale]: own, en: inEnglish } = words
    const ofThese = own || inEnglish ? (kept.get(words) ?? new Map<Locale, Messages>()) : shipped
    const known = ofThese.get(locale)
    if (known) return known
    const standard = await read(locale)
    const told =
      own || inEnglish ? withOwnWords(standard, await read('en'), { own, inEnglish }) : standard
    const messages = set(told, locale)
    ofThese.set(locale, messages)
    if (ofThese !== shipped) kept.set(words, ofThese)
    return messages
  }
}

/** Returns the messages of a language as guests read them, for code that runs outside the pages: mails, papers and the server. */
export const guestMessages = guestMessagesOf(
  async (locale) => JSON.parse(await readMessages(locale)) as Messages,
)
