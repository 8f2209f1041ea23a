import type { Metadata } from 'next'
import { DashboardScreen } from '#components/staff/dashboard/dashboard-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { farmPicture } from '#components/staff/kit/farm-picture.tsx'
import { may } from '#lib/auth/schema.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import { readSetup } from '#lib/setup/queries.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/dashboard') })

/** The open tasks, the figures and the latest events. */
export default async function DashboardPage() {
  const staff = await requireStaffPage('/app/dashboard')
  const now = new Date()
  const [initial, setup] = await Promise.all([
    dashboardStats(staff, now),
    may(staff, 'owner') ? readSetup(staff) : null,
  ])
  return (
    <DashboardScreen
      at={now.toISOString()}
      initial={initial}
      plate={farmPicture('chai', '(min-width: 640px) 300px, 90vw')}
      setup={setup && { search: {}, value: setup }}
    />
  )
}
