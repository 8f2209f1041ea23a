import { createTranslator } from 'use-intl/core'
import type en from '../../messages/en.json'
import { guestMessages } from './guest-messages.ts'
import type { Locale } from './languages.ts'
import { withNumbers } from './line-breaks.ts'

type Words = Pick<typeof en, 'mail' | 'booking' | 'guest' | 'payment' | 'common' | 'usually'>

/** Returns the translator of mails and calendar entries for a language: their own words, and those that they share with pages. */
export async function translator(locale: Locale) {
  return createTranslator({ locale, messages: await messagesOf(locale) })
}

// By the messages that they are from, which are others once the farm publishes words.
const set = new WeakMap<typeof en, Words>()

async function messagesOf(locale: Locale): Promise<Words> {
  const messages = await guestMessages(locale)
  const known = set.get(messages)
  if (known) return known
  const { mail, booking, guest, payment, common, usually } = messages
  const told = { mail, booking, guest, payment, common, usually }
  const words = locale === 'en' ? told : (JSON.parse(withNumbers(JSON.stringify(told))) as Words)
  set.set(messages, words)
  return words
}
