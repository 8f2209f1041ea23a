import type { Metadata } from 'next'
import { ReportsScreen } from '#components/staff/reports/reports-screen.tsx'
import { askedByPhone, requireStaffPage } from '#lib/http/staff-page.ts'
import { report } from '#lib/reports/queries/report.ts'
import { reportQuery } from '#lib/reports/schema.ts'

export const metadata: Metadata = { title: 'Reports' }

/** The report of the days in the address, or of the last 30 if the address has no valid range. */
export default async function ReportsPage({ searchParams }: PageProps<'/app/reports'>) {
  const staff = await requireStaffPage('/app/reports')
  const { from_date = '', to_date = '' } = await searchParams
  const parsed = reportQuery.safeParse({ from_date, to_date })
  const query = parsed.success ? parsed.data : reportQuery.parse({})
  return (
    <ReportsScreen
      from={query.from_date}
      initial={await report(staff, query, new Date())}
      phone={await askedByPhone()}
      to={query.to_date}
    />
  )
}
