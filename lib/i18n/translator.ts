import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type en from '../../messages/en.json'
import { roomInMessages } from './known-rooms.ts'
import type { Locale } from './languages.ts'
import { withNumbers } from './line-breaks.ts'

type Words = Pick<typeof en, 'mail' | 'rooms' | 'booking' | 'guest' | 'payment' | 'common'>

/** Returns the translator of mails and calendar entries for a language: their own words, and those that they share with pages. */
export async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await wordsOf(locale) })
}

/** Returns a room's name in a language. */
export async function roomNameIn(
  locale: Locale,
  { roomName, roomSlug }: { roomName: string; roomSlug: string },
): Promise<string> {
  const key = roomInMessages({ name: roomName, slug: roomSlug })
  return key ? (await wordsOf(locale)).rooms[key].name : roomName
}

const read = new Map<Locale, Words>()

async function wordsOf(locale: Locale): Promise<Words> {
  const cached = read.get(locale)
  if (cached) return cached
  const text = await readFile(join('messages', `${locale}.json`), 'utf8')
  const { mail, rooms, booking, guest, payment, common } = JSON.parse(
    locale === 'en' ? text : withNumbers(text),
  ) as Words
  const words = { mail, rooms, booking, guest, payment, common }
  read.set(locale, words)
  return words
}
