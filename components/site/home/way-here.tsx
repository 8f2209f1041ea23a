import { useLocale, useTranslations } from 'next-intl'
import { MeansIcon } from '#components/farm/means-icon.tsx'
import { useDuration } from '#components/farm/use-duration.ts'
import { MoreLink, Section } from '#components/site/section.tsx'
import type { Means } from '#lib/farm/rules/sample-stops.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { listed } from '#lib/i18n/listed.ts'
import { pages } from '#lib/i18n/pages.ts'
import { shownStops } from '#lib/i18n/shown-ways.ts'
import { plain } from '#lib/i18n/told.ts'

/** The most lines: the whole way is on the contact page. */
const mostLines = 4

/** How long it takes to get here, in a few lines. */
export function WayHere() {
  const t = useTranslations('ways')
  const duration = useDuration()
  const locale = useLocale() as Locale
  const stops = shownStops('ways.noCar', locale)
  const lines = useLines()
  if (lines.length === 0) return null
  const time = duration(stops.reduce((sum, { minutes }) => sum + minutes, 0))
  return (
    <Section labelledBy="way-here">
      <div className="grid gap-x-18 gap-y-6 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-section" id="way-here">
            {stops.length > 0 ? t('home') : t('title')}
          </h2>
          {stops[0] && (
            <p className="mt-4 max-w-measure text-ink-2">
              {t('lead', { from: plain(t(`${stops[0].id}.name`)), time })}
            </p>
          )}
          <div className="mt-2">
            <MoreLink href={`${pages.contact}#getting-here`}>{t('more')}</MoreLink>
          </div>
        </div>
        <ul className="border-line border-t">
          {lines.map(({ id, means, text, figures }) => (
            <li
              className="flex items-center gap-3.5 border-line border-b py-3 leading-snug"
              key={id}
            >
              <MeansIcon className="text-lake" means={means} />
              {text}
              <b className="num ms-auto shrink-0 whitespace-nowrap font-semibold">{figures}</b>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

type Line = { id: string; means: Means; text: string; figures: string }

function useLines(): Line[] {
  const t = useTranslations('ways')
  const duration = useDuration()
  const locale = useLocale() as Locale
  const stops = shownStops('ways.noCar', locale)
  const legs = stops.map(({ id, means, minutes, price }, at): Line => {
    const [from, next] = [plain(t(`${id}.name`)), stops[at + 1]]
    const text = next ? t('leg', { from, to: plain(t(`${next.id}.name`)) }) : t('legHome', { from })
    return { id, means, text, figures: listed([duration(minutes), price].filter(Boolean), locale) }
  })
  const drives = shownStops('ways.car', locale).map(({ id, means, minutes }): Line => {
    const from = plain(t(`${id}.name`))
    return { id, means, text: t('byCar', { from }), figures: duration(minutes) }
  })
  return [...legs, ...drives].slice(0, mostLines)
}
