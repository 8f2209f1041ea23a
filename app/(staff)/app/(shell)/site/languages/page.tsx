import type { Metadata } from 'next'
import { LanguagesScreen } from '#components/staff/site/languages/languages-screen.tsx'
import { languagesState } from '#lib/farm/queries/languages.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.siteLanguages') })

/** The languages of the guests' pages, and how their words are. */
export default async function SiteLanguagesPage() {
  const staff = await requireStaffPage('/app/site/languages')
  const [site, languages] = await Promise.all([readSite(staff), languagesState(staff)])
  return (
    <LanguagesScreen
      first={{ search: {}, value: site }}
      firstLanguages={{ search: {}, value: { languages } }}
    />
  )
}
