import { useTranslations } from 'next-intl'
import { farm } from '#lib/farm/rules/farm.ts'

/** One large quotation with its label; nothing once the site is no sample any more, because no guest ever said it. */
export function Quotation() {
  const t = useTranslations('home.quote')
  if (!farm().demo) return null
  return (
    <figure className="wrap py-26 max-md:py-16">
      <blockquote>
        <p className="heading max-w-[26em] text-pretty text-xl lg:text-3xl leading-[1.22]">
          {t('text')}
        </p>
      </blockquote>
      <figcaption className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <span className="font-semibold text-ink">{t('by')}</span>
        <span className="rounded-full border border-line px-3 py-0.5 text-xs">
          {t('sampleLabel')}
        </span>
      </figcaption>
    </figure>
  )
}
