import { pino } from 'pino'
import { env } from './env.ts'

/**
 * The process's structured log. Secrets never get here: callers log ids, not contents, and the paths
 * below are a second net. People are masked by {@link maskEmail} and {@link maskPhone}.
 */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  redact: {
    paths: ['*.cookie', '*.authorization', '*.code', '*.otp', '*.token', '*.secret', '*.password'],
    censor: '[hidden]',
  },
})

/** "asha@example.com" → "a***@example.com". */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***')
}

/** "+91 98765 43210" → "***3210". */
export function maskPhone(phone: string): string {
  return `***${phone.replace(/\D/g, '').slice(-4)}`
}
