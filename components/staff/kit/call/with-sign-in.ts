import { signedInHint, signInPath } from '#lib/auth/rules.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { slowAnswers } from './slow-answers.ts'

/**
 * Awaits the answer to a press of staff's; if it is slow the page says that it still waits. If the session has ended, opens
 * sign-in, which returns here afterwards.
 */
export function withSignIn<T>(call: Promise<T>): Promise<T> {
  const note = () => {
    presses.at = performance.now()
  }
  note()
  return slowAnswers.watch(quietlyWithSignIn(call)).finally(note)
}

const presses = { at: Number.NEGATIVE_INFINITY }
const freshMs = 10_000

/** Returns true if something was pressed on this page a moment ago, which may be what the server tells of now. */
export function pressedHere(): boolean {
  return performance.now() - presses.at < freshMs
}

/** The same for what the page asks by itself, or shows in its own way that it waits for. */
export async function quietlyWithSignIn<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Refusal && error.code === 'sign_in_required') {
      const { pathname, search } = window.location
      localStorage.removeItem(signedInHint)
      window.location.assign(signInPath(pathname + search))
    }
    throw error
  }
}
