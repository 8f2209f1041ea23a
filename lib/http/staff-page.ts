import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { kitchenPath, signInPath } from '../auth/rules.ts'
import { type Authority, type Level, may, type SignedIn } from '../auth/schema.ts'
import type { PageQuery } from './page-search.ts'
import { personOfCookies } from './session.ts'

/** Returns who is signed in, asked once for each page that is rendered, or null without a live session. */
export const signedInPerson = cache(async (): Promise<SignedIn | null> => {
  return personOfCookies(await cookies())
})

/** Returns the query of a page's address, without names that are given more than once. */
export async function plainQuery(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<PageQuery> {
  const entries = Object.entries(await searchParams)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * Begins every staff page: returns who asks. Without a live session it leads to the sign-in page and, from there,
 * back to `path` with its query. A person for whom it isn't is led to a page that's for them.
 */
export async function requireStaffPage<L extends Level = 'staff'>(
  path: string,
  query: PageQuery = {},
  level: L = 'staff' as L,
): Promise<Authority[L]> {
  const address = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  const person = (await signedInPerson()) ?? redirect(signInPath(address))
  if (may(person, level)) return person
  redirect(may(person, 'staff') ? '/app/dashboard' : kitchenPath)
}

/** Returns true if the browser says that it is a phone's: the first guess at the window, before the page comes to life. */
export async function askedByPhone(): Promise<boolean> {
  return /Mobi/.test((await headers()).get('user-agent') ?? '')
}
