import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { ReportsScreen } from '#components/staff/reports/reports-screen.tsx'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { report } from '#lib/reports/queries/report.ts'
import { reportQuery } from '#lib/reports/schema/report.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/reports') })

/** The report of the days in the address, or of the last 30 if the address has no valid range. */
export default async function ReportsPage({ searchParams }: PageProps<'/app/reports'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/reports', query)
  const asked = searchOf(reportQuery, query)
  const first = {
    search: { from: asked.from_date, to: asked.to_date },
    value: await report(staff, asked, new Date()),
  }
  return <ReportsScreen first={first} phone={await askedByPhone()} />
}
