import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { signInPath } from '../auth/rules.ts'
import type { Staff } from '../auth/schema.ts'
import { staffOfCookies } from './session.ts'

/** Returns who is signed in, asked once for each page that is rendered, or null without a live session. */
export const signedInStaff = cache(async (): Promise<Staff | null> => {
  return staffOfCookies(await cookies())
})

/**
 * The beginning of every staff page: who asks. Without a live session it leads to the sign-in page and,
 * from there, back to `path`.
 */
export async function requireStaffPage(path: string): Promise<Staff> {
  return (await signedInStaff()) ?? redirect(signInPath(path))
}

/** Returns true if the browser says that it is a phone's: the first guess at the window, before the page comes to life. */
export async function askedByPhone(): Promise<boolean> {
  return /Mobi/.test((await headers()).get('user-agent') ?? '')
}
