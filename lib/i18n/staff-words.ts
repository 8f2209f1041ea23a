import { createTranslator } from 'use-intl/core'
import en from '#messages/staff/en.json' with { type: 'json' }
import type { Locale } from './languages.ts'

type Words = typeof en

// Numbers are grouped as in India, which is none of the site's own languages.
const locale = 'en-IN' as string as Locale

/**
 * Returns the translator for a part of the staff's words, `messages/staff/en.json`. A message that isn't given a value
 * of its throws: `tests/unit/staff-messages.test.ts` compares each call with its message.
 */
export function staffWords<const Part extends keyof Words>(part: Part) {
  return createTranslator<Words[Part]>({
    locale,
    messages: en[part],
    onError(error) {
      throw error
    },
  })
}
