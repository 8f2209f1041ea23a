import type { Metadata } from 'next'
import { StatementScreen } from '#components/staff/statement/statement-screen.tsx'
import { plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.statement') })

/** The bank's statements: a file is read here, and its credits are found among the bookings. */
export default async function StatementPage({ searchParams }: PageProps<'/app/money/statement'>) {
  await requireStaffPage('/app/money/statement', await plainQuery(searchParams))
  return <StatementScreen />
}
