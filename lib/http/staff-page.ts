import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { signInPath } from '../auth/rules.ts'
import type { Staff } from '../auth/schema.ts'
import type { PageQuery } from './page-search.ts'
import { staffOfCookies } from './session.ts'

/** Returns who is signed in, asked once for each page that is rendered, or null without a live session. */
export const signedInStaff = cache(async (): Promise<Staff | null> => {
  return staffOfCookies(await cookies())
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
 * back to `path` with its query.
 */
export async function requireStaffPage(path: string, query: PageQuery = {}): Promise<Staff> {
  const address = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  return (await signedInStaff()) ?? redirect(signInPath(address))
}

/** Returns true if the browser says that it is a phone's: the first guess at the window, before the page comes to life. */
export async function askedByPhone(): Promise<boolean> {
  return /Mobi/.test((await headers()).get('user-agent') ?? '')
}
