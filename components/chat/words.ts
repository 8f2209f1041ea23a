import type { useSiteWords } from './use-site-words.ts'

/** The texts of a conversation: the guests' in their language, the staff's in English. */
export type ChatWords = ReturnType<typeof useSiteWords>

/** Returns seconds as "0:14". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
