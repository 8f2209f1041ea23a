export type Toast = {
  /** A success disappears by itself; what waits stays until it is over, and an error until it is closed. */
  tone: 'success' | 'waiting' | 'error'
  text: string
  /** The subject, such as a booking's id: a newer message about the same takes its place. */
  about?: string
  /** A page to look at, and its name. */
  link?: { to: string; text: string } | undefined
  /** The undo action, and the milliseconds for which the message stays for it. */
  undo?: { ms: number; run: () => void } | undefined
}

/** A toast that is shown: `at` and `until` are instants of performance.now(). */
export type Message = {
  id: number
  at: number
  tone: Toast['tone']
  text: string
  about: string
  link?: Toast['link']
  undo?: Until
}
/** An undo action, and the instant until which it can be taken. */
export type Until = { until: number; run: () => void }

const atMost = 4

/**
 * Returns the messages with one more, the newest last: it takes the place of one about the same subject, and of the
 * oldest where there are too many. What cannot be taken back does not stay beside a newer message of its kind.
 */
export function latestMessages(
  before: readonly Message[],
  { about = '', undo, ...toast }: Toast,
  now: number,
): readonly Message[] {
  const id = 1 + Math.max(0, ...before.map((message) => message.id))
  const message = { ...toast, id, about, at: now }
  const others = before.filter(
    (each) => each.about !== about && (each.undo || each.tone !== 'success'),
  )
  return [
    ...others,
    undo ? { ...message, undo: { until: now + undo.ms, run: undo.run } } : message,
  ].slice(-atMost)
}

// A dialog that is saved tells it and closes: what was said in it just before is not spoken before it is gone.
const speechMs = 500

/** Returns true for a message that was spoken in another place, before the one that is the newest from `since` on. */
export function isSpoken({ at }: Message, since: number): boolean {
  return at < since - speechMs
}

/** A subject whose successes a part of the page tells itself, and how many places of messages were below it when it came. */
export type Left = { about: string; under: number }

/**
 * Returns the messages that stand in the newest of so many places: a part of the page tells its own, unless a dialog has
 * come over it since.
 */
export function messagesHere(
  messages: readonly Message[],
  left: readonly Left[],
  places: number,
): readonly Message[] {
  const isLeft = ({ about }: Message) =>
    left.some((part) => part.about === about && part.under >= places)
  return messages.filter((message) => message.tone !== 'success' || !isLeft(message))
}
