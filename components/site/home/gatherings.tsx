import { useTranslations } from 'next-intl'
import { Plate } from '#components/farm/plate.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { MoreLink, Section, SectionHead } from '#components/site/section.tsx'
import { pages } from '#lib/i18n/pages.ts'
import { property } from '#lib/property.ts'

const packages = [
  { name: 'wellness', plate: 'yoga' },
  { name: 'family', plate: 'harvestkids' },
  { name: 'corporate', plate: 'offsite' },
] as const

/** The three packages, in columns that share one baseline. */
export function Packages() {
  const t = useTranslations('home.events')
  const common = useTranslations('common')
  return (
    <Section className="pt-0!" labelledBy="packages">
      <div className="border-line border-t pt-14 md:pt-20">
        <SectionHead id="packages" lead={t('lead')} title={t('title')} />
        <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3">
          {packages.map(({ name, plate }) => (
            <li className="flex flex-col" key={name}>
              <Plate
                className="aspect-[16/10] h-auto w-full rounded-plate object-cover"
                id={plate}
                sizes="(min-width: 768px) 33vw, 100vw"
              />
              <h3 className="mt-5 text-title md:text-xl">{t(`${name}.title`)}</h3>
              <p className="mt-2 mb-3 text-ink-2">{t(`${name}.text`)}</p>
              <SiteLink
                aria-label={common('fact', { label: t('enquire'), value: t(`${name}.title`) })}
                className="text-link mt-auto inline-flex min-h-11 items-center self-start"
                href={pages.contact}
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

/** One large quotation with its label, and a link to all reviews; nothing once the site is no sample any more. */
export function Quotation() {
  const t = useTranslations('home.quote')
  if (!property.demo) return null
  return (
    <Section ground="lake" labelledBy="quote-by">
      <figure className="mx-auto max-w-[56rem] text-center">
        <blockquote className="heading font-[460] max-md:text-pretty text-xl lg:text-3xl leading-[1.28]">
          <p className="text-balance">{t('text')}</p>
        </blockquote>
        <figcaption className="mt-7 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-base">
          <span className="font-semibold" id="quote-by">
            {t('by')}
          </span>
          <span className="rounded-full border border-cream/60 px-3 py-1 text-xs">
            {t('sampleLabel')}
          </span>
        </figcaption>
        <p className="mt-5">
          <a className="text-link" href={property.googleListing} rel="noopener">
            {t('link')}
          </a>
        </p>
      </figure>
    </Section>
  )
}
