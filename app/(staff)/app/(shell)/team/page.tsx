import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { TeamScreen } from '#components/staff/team/team-screen.tsx'
import { listTeam } from '#lib/auth/queries.ts'
import { publicUrl } from '#lib/env.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/team') })

/** The people who can sign in. */
export default async function TeamPage() {
  const staff = await requireStaffPage('/app/team', {}, 'owner')
  const first = { search: {}, value: { people: await listTeam(staff) } }
  return <TeamScreen first={first} site={publicUrl()} />
}
