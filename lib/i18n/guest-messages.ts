import { publishedWords } from '../farm/rules/farm.ts'
import { wordsProblem } from '../farm/rules/own-words.ts'
import type { Own } from '../farm/schema/words.ts'
import type { Locale } from './languages.ts'
import { readMessages } from './read-messages.ts'

type Messages = typeof import('../../messages/en.json')
type Tree = { [key: string]: string | Tree }
type Texts = { [key: string]: Own }

/**
 * Returns messages with the words that staff have written, by their keys. One that doesn't go with its shipped message isn't taken:
 * another release may have other facts in it, and a page that can't name one would not be made at all.
 */
export function withOwnWords(messages: Messages, english: Messages, own: Texts): Messages {
  const changed = structuredClone(messages) as Tree
  for (const [key, { text }] of Object.entries(own)) {
    const [shipped, inEnglish] = [messageAt(messages, key), messageAt(english, key)]
    if (text === null || shipped === null || inEnglish === null) continue
    if (wordsProblem(text, { english: inEnglish, shipped }) === null) putMessage(changed, key, text)
  }
  return changed as Messages
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
  const below = tree[name]
  if (typeof below === 'object') putMessage(below, rest.join('.'), text)
  else tree[name] = text
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
  const kept = new WeakMap<Texts, Messages>()
  return async (locale) => {
    const own = publishedWords()[locale]
    const known = own ? kept.get(own) : shipped.get(locale)
    if (known) return known
    const standard = await read(locale)
    const told = own ? withOwnWords(standard, await read('en'), own) : standard
    const messages = set(told, locale)
    if (own) kept.set(own, messages)
    else shipped.set(locale, messages)
    return messages
  }
}

/** Returns the messages of a language as guests read them, for code that runs outside the pages: mails, papers and the server. */
export const guestMessages = guestMessagesOf(
  async (locale) => JSON.parse(await readMessages(locale)) as Messages,
)
