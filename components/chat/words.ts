import type { useSiteWords } from './use-site-words.ts'

/** The texts of a conversation: the guests' in their language, the staff's in English. */
export type ChatWords = ReturnType<typeof useSiteWords>

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** Returns "9:20 am", the farm's time, in the same form in every language, as the specification says. */
export function timeOf(at: string): string {
  return clock.format(new Date(at))
}

/** Returns seconds as "0:14". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
