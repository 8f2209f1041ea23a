import type { Metadata } from 'next'
import { HistoryScreen } from '#components/staff/rates/history-screen.tsx'
import { databaseNow } from '#lib/http/clock.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { rateHistory } from '#lib/rates/queries/rate-history.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.history') })

/** The changes of rates, and how they are taken back. */
export default async function RateHistoryPage() {
  const staff = await requireStaffPage('/app/rates/history')
  const value = await rateHistory(staff, {}, await databaseNow())
  return <HistoryScreen first={{ search: { before: null }, value }} />
}
