import type { Pending } from '#lib/chat/rules.ts'

/** The texts of a conversation: the guests' in their language, the staff's in English. */
export type ChatWords = {
  /** The name over the other side's messages. */
  other: string
  empty: string
  input: string
  send: string
  attach: string
  attachHelp: string
  imageAlt: (name: string) => string
  download: (name: string) => string
  uploading: (name: string) => string
  stopUpload: string
  typing: string
  mark: { sending: string; sent: string; delivered: string; seen: string; failed: string }
  resend: string
  remove: string
  /** Returns why a message was not sent; empty if only the connection failed. */
  reason: (pending: Pending) => string
  reconnecting: string
  reconnected: string
  voice: {
    hold: string
    tap: string
    recording: string
    stop: string
    discard: string
    message: (seconds: number) => string
    play: string
    pause: string
    download: string
    required: string
    failed: string
    blocked: string
  }
  day: (at: string) => string
}

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

/** Returns a file's size in kilobytes with one decimal, without the unit. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** Returns seconds as "0:14". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
