import { useTranslations } from 'next-intl'
import { Plate } from '#components/farm/plate.tsx'
import { packagePlates } from '#components/farm/plates.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { MoreLink, Section, SectionHead } from '#components/site/section.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { pages } from '#lib/i18n/pages.ts'

/** The packages, in columns that share one baseline. */
export function Packages() {
  const t = useTranslations('home.events')
  const common = useTranslations('common')
  const packages = shown('packages')
  if (packages.length === 0) return null
  return (
    <Section className="pt-0!" labelledBy="packages">
      <div className="border-line border-t pt-14 md:pt-20">
        <SectionHead id="packages" lead={t('lead', farmCounts())} title={t('title')} />
        <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3">
          {packages.map((name) => (
            <li className="flex flex-col" key={name}>
              <Plate
                className="aspect-[16/10] h-auto w-full rounded-plate object-cover"
                id={packagePlates[name]}
                sizes="(min-width: 768px) 33vw, 100vw"
              />
              <h3 className="mt-5 text-title md:text-xl">{t(`${name}.title`)}</h3>
              <p className="mt-2 mb-3 text-ink-2">{t(`${name}.text`)}</p>
              <SiteLink
                aria-label={common('fact', { label: t('enquire'), value: t(`${name}.title`) })}
                className="text-link mt-auto inline-flex min-h-11 items-center self-start"
                href={`${pages.contact}?package=${name}`}
              >
                {t('enquire')}
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="mt-7 border-line border-t pt-4">
          <MoreLink href={pages.events}>{t('link')}</MoreLink>
        </div>
      </div>
    </Section>
  )
}
