/** A session ends after so many hours without use … */
export const idleHours = 12
/** … and in any case after so many days. */
export const absoluteDays = 7
/** A sign-in code may be tried so many times, right or wrong. */
export const codeTries = 5
/** A new code can be asked for so many seconds after the last. */
export const codeWaitSeconds = 60
/** A sign-in code works for so many minutes from the moment it was asked for. */
export const codeMinutes = 10
/** A sign-in code's row is deleted after so many hours (server/tidy.ts). */
export const codeKeptHours = 24
/** A browser is known for so many days after somebody signed in there, as long as their session's row is kept at least. */
export const browserDays = 60
/** Digits of a sign-in code. */
export const codeLength = 6

/**
 * The key under which the browser remembers that somebody signed in here. Only a hint for the shell: whether the session
 * lives is decided by the server, every time.
 */
export const signedInHint = 'admin_auth'

const signInPage = '/app/login'
/** The one page of the kitchen. */
export const kitchenPath = '/app/kitchen'

/** The sign-in page, which leads back to `path`. */
export function signInPath(path: string): string {
  return `${signInPage}?next=${encodeURIComponent(path)}`
}

/** The path of the sign-in page with what a code from the terminal needs besides its digits. */
export function terminalCodePath(email: string, key: string): string {
  return `${signInPage}?${new URLSearchParams({ email, key })}`
}

/** Returns the path to which a sign-in leads: to the staff page that was asked for, and to /app for anything else, other sites above all. */
export function pathAfterSignIn(next: string | undefined): string {
  const here = 'http://here.invalid'
  if (!next || !URL.canParse(next, here)) return '/app'
  const { origin, pathname, search } = new URL(next, here)
  const isStaffPage = /^\/app(\/|$)/.test(pathname) && pathname !== signInPage
  return origin === here && isStaffPage ? pathname + search : '/app'
}
