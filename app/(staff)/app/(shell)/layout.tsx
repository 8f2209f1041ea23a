import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { farmPicture } from '#components/staff/kit/farm-picture.tsx'
import { Shell } from '#components/staff/shell/shell.tsx'
import { sidebarCookie } from '#components/staff/shell/sidebar-width.ts'
import { may } from '#lib/auth/schema.ts'
import { signedInPerson } from '#lib/http/staff-page.ts'

/** The frame of all staff pages. Each page checks the session itself: a layout does not run for every visit. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const staff = await signedInPerson()
  // The page is about to redirect, to the sign-in page or the kitchen's: no shell for those.
  if (!staff || !may(staff, 'staff')) return children
  const jar = await cookies()
  return (
    <Shell
      me={{ email: staff.email, role: staff.role, publishes: staff.publishes }}
      narrow={jar.get(sidebarCookie)?.value === 'narrow'}
      now={new Date().toISOString()}
      plate={farmPicture('dawn', '260px', 'data-art:object-[72%_40%]!')}
    >
      {children}
    </Shell>
  )
}
