import { signedInHint, signInPath } from '#lib/auth/rules.ts'
import { Refusal } from '#lib/shared/refusal.ts'

/** Awaits a staff call. If the session has ended, opens sign-in, which returns here afterwards. */
export async function orSignIn<T>(call: Promise<T>): Promise<T> {
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
