import { pino } from 'pino'
import { env } from './env.ts'

/**
 * The process's structured log. Secrets never get here: callers log ids, not contents, and the paths
 * below are a second net. An e-mail address is masked by {@link maskEmail};
 * no telephone number is logged at all.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
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

/** "asha@example.com" → "a***@example.com". */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***')
}
