import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ReviewScreen } from '#components/staff/site/languages/review-screen.tsx'
import { reviewOf } from '#lib/farm/queries/languages.ts'
import { readSite } from '#lib/farm/queries/site.ts'
import { isOtherLocale, reviewQuery } from '#lib/farm/schema/languages.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { factsForWords } from '#lib/i18n/facts-for-words.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.siteReview') })

/** The words of a language that are out of date or missing. */
export default async function SiteReviewPage({
  params,
}: PageProps<'/app/site/languages/[language]'>) {
  const { language } = await params
  const staff = await requireStaffPage(`/app/site/languages/${language}`)
  if (!isOtherLocale(language)) redirect('/app/site/languages')
  const query = reviewQuery.parse({})
  const [site, review] = await Promise.all([
    readSite(staff),
    reviewOf(staff, language, query, factsForWords),
  ])
  return (
    <ReviewScreen
      first={{ search: {}, value: site }}
      firstReview={{ search: { language, state: null, most: query.most }, value: review }}
      key={language}
      language={language}
    />
  )
}
