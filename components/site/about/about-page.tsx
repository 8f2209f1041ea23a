import { useLocale, useTranslations } from 'next-intl'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { isPageShown } from '#lib/farm/rules/shown-pages.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { routing } from '#lib/i18n/routing.ts'
import { HillBand } from '../hill-band.tsx'
import { AllHosts } from '../hosts/hosts.tsx'

/** The farm's description, its principles, and for other languages the translated text. */
export function AboutPage() {
  const t = useTranslations('about')
  const locale = useLocale()
  return (
    <>
      <Intro />
      <AllHosts />
      <Principles />
      {farm().demo && locale !== routing.defaultLocale && (
        <translated-text
          className="wrap block whitespace-pre-line pb-26 text-lg has-[p:empty]:hidden max-md:pb-16"
          data-translated=""
          source={`/translations/about.${locale}.txt`}
        >
          <p
            className="max-w-[36em] lg:ms-auto lg:w-[calc((100%-4.5rem)*7/12)] lg:max-w-none"
            suppressHydrationWarning
          >
            {''}
          </p>
        </translated-text>
      )}
      <HillBand title={t('cta.title')}>
        <SiteLink className={buttonClass({ size: 'large' })} href={pages.booking}>
          {t('cta.book')}
        </SiteLink>
        {isPageShown('experiences') && (
          <SiteLink
            className={buttonClass({ kind: 'ghost', size: 'large' })}
            href={pages.experiences}
          >
            {t('cta.experiences')}
          </SiteLink>
        )}
      </HillBand>
    </>
  )
}

function Intro() {
  const t = useTranslations('about')
  const nav = useTranslations('nav')
  const facts = farmFacts(useLocale())
  const isDrawn = hasPicture('garden')
  const title = (
    <Told as="h1" className="text-page">
      {t('title') || nav('about')}
    </Told>
  )
  return (
    <div
      className={`wrap grid gap-x-18 gap-y-8 pt-12 pb-22 max-lg:pt-8 max-lg:pb-14 ${isDrawn ? 'items-center lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'}`}
    >
      {isDrawn ? (
        <Print
          className="aspect-[16/10] lg:aspect-[5/4] lg:w-full"
          name="garden"
          preload
          sizes="(min-width: 1024px) 900px, 100vw"
        />
      ) : (
        title
      )}
      <div>
        {isDrawn && title}
        <Told className={`max-w-measure text-lg ${isDrawn ? 'mt-6' : ''}`}>{t('lead')}</Told>
        <Told className="mt-5 max-w-measure text-ink-2" house>
          {t('text1', facts)}
        </Told>
        <Told className="mt-4 max-w-measure text-ink-2">{t('text2')}</Told>
      </div>
    </div>
  )
}

function Principles() {
  const t = useTranslations('about.principles')
  const principles = shown('principles')
  if (principles.length === 0) return null
  return (
    <section className="wrap pb-26 max-md:pb-16">
      <h2 className="text-section">{t('title', farmCounts())}</h2>
      <ul className="mt-9 border-line border-b">
        {principles.map((name) => (
          <li
            className="grid gap-x-18 gap-y-2 border-line border-t py-8 max-md:py-6 lg:grid-cols-[5fr_7fr]"
            key={name}
          >
            <Told as="h3" className="text-xl">
              {t(`${name}.title`)}
            </Told>
            <Told className="max-w-[38em] text-ink-2" house>
              {t(`${name}.text`)}
            </Told>
          </li>
        ))}
      </ul>
    </section>
  )
}
