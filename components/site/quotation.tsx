import { useTranslations } from 'next-intl'

/** One large quotation. It is invented until the owner replaces it, and says so. */
export function Quotation({ text, by }: { text: string; by: string }) {
  const t = useTranslations('home.quote')
  return (
    <figure className="wrap py-26 max-md:py-16">
      <blockquote>
        <p className="heading max-w-[26em] text-pretty text-xl lg:text-3xl leading-[1.22]">
          {text}
        </p>
      </blockquote>
      <figcaption className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <span className="font-semibold text-ink">{by}</span>
        <span className="rounded-full border border-line px-3 py-0.5 text-xs">
          {t('sampleLabel')}
        </span>
      </figcaption>
    </figure>
  )
}
