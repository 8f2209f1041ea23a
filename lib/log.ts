import { pino } from 'pino'
import { env } from './env.ts'

/**
 * The process's structured log. Secrets never get here: callers log ids, not contents, and the paths below are a second net.
 * E-mail addresses are masked everywhere, because error messages from others contain them, such as a mail server's refusal.
 * Phone numbers aren't logged at all.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  hooks: { streamWrite: maskEmails },
  redact: {
    paths: [
      '*.cookie',
      '*.authorization',
      '*.code',
      '*.otp',
      '*.token',
      '*.secret',
      '*.password',
      '*.api_key',
    ],
    censor: '[hidden]',
  },
})

/** "asha@example.com" → "a***@example.com", each of a text. */
function maskEmails(text: string): string {
  return text.replace(/[\w.+-]+(?=@[\w-]+\.\w)/g, (name) => `${name[0]}***`)
}
