import { publicUrl } from '../env.ts'

function isSecure(): boolean {
  return publicUrl().startsWith('https:')
}

/**
 * A cookie's name as browsers know it: with `__Host-` on https, so that neither another host of the domain nor a
 * plain-http page can plant it.
 */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** The Set-Cookie line of a cookie that no script reads, for so many seconds. */
export function cookieLine(
  name: string,
  value: string,
  seconds: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const flags = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}`
  return `${cookieName(name)}=${value}; ${flags}${isSecure() ? '; Secure' : ''}`
}

/** The cookies of a request, as Next reads them. */
export type Jar = { get(name: string): { value: string } | undefined }

/** The secret (`randomSecret`) that a browser holds in a cookie; undefined if it has none, or something else. */
export function secretIn(cookies: Jar, name: string): string | undefined {
  const value = cookies.get(cookieName(name))?.value
  return value && /^[a-z2-7]{26}$/.test(value) ? value : undefined
}
