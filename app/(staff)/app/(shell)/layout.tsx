import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Shell } from '#components/staff/shell/shell.tsx'
import { sidebarCookie } from '#components/staff/shell/sidebar-width.ts'
import { Picture } from '#components/ui/picture.tsx'
import { signedInStaff } from '#lib/http/staff-page.ts'
import { picture } from '#lib/pictures/rules.ts'

/** The frame of all staff pages. Each page checks the session itself: a layout does not run for every visit. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const staff = await signedInStaff()
  // The page is about to redirect to the sign-in page: no shell without a session.
  if (!staff) return children
  const jar = await cookies()
  return (
    <Shell
      email={staff.email}
      narrow={jar.get(sidebarCookie)?.value === 'narrow'}
      now={new Date().toISOString()}
      plate={
        <Picture
          alt=""
          className="!object-[72%_40%] absolute inset-0 h-full w-full object-cover"
          entry={picture('dawn')}
          sizes="260px"
        />
      }
    >
      {children}
    </Shell>
  )
}
