import type { Metadata } from 'next'
import { HistoryScreen } from '#components/staff/site/history/history-screen.tsx'
import { listPublications } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.siteHistory') })

/** The publications, and how an earlier one is restored. */
export default async function SiteHistoryPage() {
  const staff = await requireStaffPage('/app/site/history')
  return (
    <HistoryScreen first={{ search: { before: null }, value: await listPublications(staff, {}) }} />
  )
}
