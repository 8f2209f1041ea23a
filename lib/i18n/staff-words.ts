import { createTranslator } from 'use-intl/core'
import en from '#messages/staff/en.json' with { type: 'json' }
import type { Locale } from './languages.ts'

type Words = typeof en

// Numbers are grouped as in India, which is none of the site's own languages.
const locale = 'en-IN' as string as Locale

function translatorOf<const Part extends keyof Words>(part: Part) {
  return createTranslator<Words[Part]>({
    locale,
    messages: en[part],
    onError(error) {
      // biome-ignore lint/style/noProcessEnv: Next puts the value in at build time, and only where it reads exactly this
      if (process.env.NODE_ENV !== 'production') throw error
    },
  })
}

const translators = new Map<keyof Words, unknown>()

/**
 * Returns the translator for a part of the staff's words, `messages/staff/en.json`: the same one for all files, since each keeps the
 * sentences that it has read. Call it when a text is shown, not when a file is loaded. A key or value that's missing throws while
 * we develop and test; a page that was open during an update shows the key instead.
 */
export function staffWords<const Part extends keyof Words>(part: Part) {
  const translator = translators.get(part) ?? translatorOf(part)
  translators.set(part, translator)
  return translator as ReturnType<typeof translatorOf<Part>>
}
