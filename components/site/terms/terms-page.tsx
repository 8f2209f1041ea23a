import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '#components/farm/page-head.tsx'
import { Told } from '#components/farm/told.tsx'
import { Words } from '#components/farm/words.tsx'
import { termsChangedAt } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { dayInIndia, formatDay } from '#lib/shared/dates.ts'
import { Reading } from '../reading.tsx'

/** The date of the last change of meaning in the release's terms. */
const changedInRelease = '2026-11-29'

/** The day of the last change, in the release or by staff. */
function changedOn(): string {
  const own = termsChangedAt()
  const day = own ? dayInIndia(own) : ''
  return day > changedInRelease ? day : changedInRelease
}

/** The terms of a stay. The figures are the farm's facts. */
export function TermsPage() {
  const t = useTranslations('terms')
  const locale = useLocale()
  const facts = farmFacts(locale)
  const sections = shown('terms').map((id, at) => ({
    id,
    title: `${at + 1}. ${t(`${id}.title`)}`,
    children: (
      <>
        <Told links>{t(`${id}.text`, facts)}</Told>
        {id === 'refund' && (
          <>
            <p>{t('refund.meaning', facts)}</p>
            <p>{t('refund.ours')}</p>
          </>
        )}
      </>
    ),
  }))
  return (
    <>
      <PageHead lead={t('lead', farmCounts())} title={t('title')}>
        <p className="mt-4 text-ink-2 text-sm">
          {t('updated', { date: formatDay(changedOn(), locale, { dateStyle: 'long' }) })}
        </p>
      </PageHead>
      <Reading
        note={
          <>
            {/* Google's policies for the Places API require this notice here. */}
            <p className="mb-6 text-ink-2">
              {t.rich('google', {
                google: (words) => (
                  <a
                    className="text-link"
                    href="https://policies.google.com/terms"
                    key="google"
                    rel="noopener"
                  >
                    {words}
                  </a>
                ),
              })}
            </p>
            <p className="heading text-lg rtl:font-text">
              <Words>{t('questions', facts)}</Words>
            </p>
          </>
        }
        sections={sections}
      />
    </>
  )
}
