import { type Locale, languages } from '../../i18n/languages.ts'
import { readMessages } from '../../i18n/read-messages.ts'
import { processWide } from '../../shared/process-wide.ts'
import { isPlace } from '../rules/places.ts'
import type { Shipped } from '../rules/words.ts'

type Tree = { [key: string]: string | Tree }

const kept = processWide('shipped words', () => ({ read: null as Promise<Shipped> | null }))

/**
 * Returns the shipped texts of all places, in every language, in the order of the messages. A process reads them once: they're those
 * of the release, and reading all six catalogues takes some 40 ms.
 */
export function shippedWords(): Promise<Shipped> {
  kept.read ??= readShipped().catch((error) => {
    kept.read = null
    throw error
  })
  return kept.read
}

async function readShipped(): Promise<Shipped> {
  const texts = Object.keys(languages).map(async (locale) => {
    const messages: Tree = JSON.parse(await readMessages(locale as Locale))
    return [locale, new Map(leavesOf(messages).filter(([key]) => isPlace(key)))] as const
  })
  return Object.fromEntries(await Promise.all(texts)) as unknown as Shipped
}

/** Returns the texts of messages by their keys. */
export function leavesOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : leavesOf(value, `${path}${name}.`),
  )
}
