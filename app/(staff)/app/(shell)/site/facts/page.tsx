import type { Metadata } from 'next'
import { FactsScreen } from '#components/staff/site/facts/facts-screen.tsx'
import { readSite } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.siteFacts') })

/** The facts of the farm, and what isn't published of them. */
export default async function SiteFactsPage() {
  const staff = await requireStaffPage('/app/site/facts')
  return <FactsScreen first={{ search: {}, value: await readSite(staff) }} />
}
