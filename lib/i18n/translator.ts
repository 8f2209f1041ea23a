import { createTranslator } from 'use-intl/core'
import type en from '../../messages/en.json'
import type { Locale } from './languages.ts'
import { withNumbers } from './line-breaks.ts'
import { readMessages } from './read-messages.ts'

type Words = Pick<typeof en, 'mail' | 'booking' | 'guest' | 'payment' | 'common'>

/** Returns the translator of mails and calendar entries for a language: their own words, and those that they share with pages. */
export async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await messagesOf(locale) })
}

const read = new Map<Locale, Words>()

async function messagesOf(locale: Locale): Promise<Words> {
  const cached = read.get(locale)
  if (cached) return cached
  const text = await readMessages(locale)
  const { mail, booking, guest, payment, common } = JSON.parse(
    locale === 'en' ? text : withNumbers(text),
  ) as Words
  const words = { mail, booking, guest, payment, common }
  read.set(locale, words)
  return words
}
