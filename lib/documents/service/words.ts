import { createTranslator } from 'use-intl/core'
import type en from '../../../messages/en.json'
import { guestMessages } from '../../i18n/guest-messages.ts'
import type { Locale } from '../../i18n/languages.ts'
import { listed } from '../../i18n/listed.ts'
import type { Method } from '../../payments/rules/methods.ts'

/** A text in English and in the guest's language, unless that is English. */
export type Said = { en: string; own: string | null }

type Words = Pick<typeof en, 'documents' | 'common'>
type Translator = ReturnType<typeof translatorOf>
type Key =
  Exclude<Parameters<Translator>[0], `common.${string}`> extends infer Name
    ? Name extends `documents.${infer Rest}`
      ? Rest
      : never
    : never

/** The words of a document in both languages. */
export type PaperWords = {
  say: (key: Key, values?: Record<string, string>) => Said
  /** "3 nights, 2 guests". */
  counts: (nights: number, guests: number) => Said
  /** "4 December 2026 to 6 December 2026", of the two days as each language writes them. */
  range: (days: (language: Locale) => [from: string, to: string]) => Said
  /** Returns in English how a payment came. */
  method: (method: Method) => string
}

/** Reads the words of papers for guests of a language. */
export async function wordsFor(locale: Locale): Promise<PaperWords> {
  const english = await translatorIn('en')
  const own = locale === 'en' ? null : await translatorIn(locale)
  const counted = (t: Translator, language: Locale, nights: number, guests: number) =>
    listed([t('common.nights', { count: nights }), t('common.guests', { count: guests })], language)
  const ranged = (t: Translator, [from, to]: [string, string]) =>
    plain(t('common.dateRange', { from, to }))
  return {
    say: (key, values) => {
      const texts = [english, own].map((t) => t && plain(t(`documents.${key}`, values as never)))
      return { en: texts[0] ?? '', own: texts[1] ?? null }
    },
    counts: (nights, guests) => ({
      en: counted(english, 'en', nights, guests),
      own: own && counted(own, locale, nights, guests),
    }),
    range: (days) => ({
      en: ranged(english, days('en')),
      own: own && ranged(own, days(locale)),
    }),
    method: (method) => (method === 'upi' ? 'UPI' : english(`documents.method.${method}`)),
  }
}

async function translatorIn(locale: Locale): Promise<Translator> {
  return translatorOf(locale, await guestMessages(locale))
}

function translatorOf(locale: Locale, messages: Words) {
  return createTranslator({ locale, messages })
}

// The narrow space of French is in none of the fonts.
function plain(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
