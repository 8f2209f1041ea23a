import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { icon } from '#components/ui/icon.tsx'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { childrensAges } from '#lib/i18n/shown-meals.ts'

const PlusIcon = icon(
  <>
    <path d="M5 12h14" />
    <path className="group-open:hidden" d="M12 5v14" />
  </>,
)

/** Questions with their answers folded, which a browser unfolds without a script; the first `most`, or all. */
export function Questions({ most }: { most?: number }) {
  const t = useTranslations('questions')
  const values = { ...farmFacts(useLocale()), ...childrensAges() }
  return (
    <div className="border-line border-t">
      {shown('questions')
        .slice(0, most)
        .map((id) => (
          <details className="group border-line border-b" key={id}>
            <summary className="heading flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg leading-snug hover:text-lake [&::-webkit-details-marker]:hidden">
              <Told as="span">{t(`${id}.title`, values)}</Told>
              <PlusIcon className="text-lake" />
            </summary>
            <Told className="max-w-[38em] pb-5 text-ink-2" house>
              {t(`${id}.text`, values)}
            </Told>
          </details>
        ))}
    </div>
  )
}
