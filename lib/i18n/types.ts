import type messages from '../../messages/en.json'
import type { Locale } from './languages.ts'

/** Makes a key that no message has, or a language that the site does not speak, a type error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
