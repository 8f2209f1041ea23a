import { pause } from '#lib/shared/pause.ts'

const everyMs = 3_000
const tries = 100

/** Asks until an answer comes, for some minutes. Returns null if none did. */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T | null> {
  for (let at = 0; at < tries; at++) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    await pause(everyMs)
  }
  return null
}
