import type { Metadata } from 'next'
import { DashboardScreen } from '#components/staff/dashboard/dashboard-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/dashboard') })

/** The open tasks, the figures and the latest events. */
export default async function DashboardPage() {
  const staff = await requireStaffPage('/app/dashboard')
  const now = new Date()
  return <DashboardScreen at={now.toISOString()} initial={await dashboardStats(staff, now)} />
}
