import { signedInHint, signInPath } from '#lib/auth/rules.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { slowAnswers } from './slow-answers.ts'

/**
 * Awaits the answer to a press of staff's; if it is slow the page says that it still waits. If the session has ended, opens
 * sign-in, which returns here afterwards.
 */
export function orSignIn<T>(call: Promise<T>): Promise<T> {
  return slowAnswers.watch(quietOrSignIn(call))
}

/** The same for what the page asks by itself, or shows in its own way that it waits for. */
export async function quietOrSignIn<T>(call: Promise<T>): Promise<T> {
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
