import { useLocale, useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
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
      {locale !== routing.defaultLocale && (
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
        <SiteLink
          className={buttonClass({ kind: 'ghost', size: 'large' })}
          href={pages.experiences}
        >
          {t('cta.experiences')}
        </SiteLink>
      </HillBand>
    </>
  )
}

function Intro() {
  const t = useTranslations('about')
  return (
    <div className="wrap grid items-center gap-x-18 gap-y-8 pt-12 pb-22 max-lg:pt-8 max-lg:pb-14 lg:grid-cols-[7fr_5fr]">
      <Print
        className="aspect-[16/10] lg:aspect-[5/4] lg:w-full"
        name="garden"
        preload
        sizes="(min-width: 1024px) 900px, 100vw"
      />
      <div>
        <h1 className="text-page">{t('title')}</h1>
        <p className="mt-6 max-w-measure text-lg">{t('lead')}</p>
        <p className="mt-5 max-w-measure text-ink-2">
          <HouseWords>{t('text1', farmFacts(useLocale()))}</HouseWords>
        </p>
        <p className="mt-4 max-w-measure text-ink-2">{t('text2')}</p>
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
            <h3 className="text-xl">{t(`${name}.title`)}</h3>
            <p className="max-w-[38em] text-ink-2">
              <HouseWords>{t(`${name}.text`)}</HouseWords>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
