import type { Metadata } from 'next'
import { ListsScreen } from '#components/staff/site/lists/lists-screen.tsx'
import { readLists } from '#lib/farm/queries/lists.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.siteLists') })

/** The lists of the guests' pages, and what isn't published of them. */
export default async function SiteListsPage() {
  const staff = await requireStaffPage('/app/site/lists')
  const [site, lists] = await Promise.all([readSite(staff), readLists(staff)])
  return (
    <ListsScreen
      first={{ search: {}, value: site }}
      firstLists={{ search: {}, value: { lists } }}
    />
  )
}
