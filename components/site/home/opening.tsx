import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { MoreLink } from '#components/site/section.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { Wall } from './wall.tsx'

/** The section after the hero: four facts, one sentence about the farm, and five pictures. */
export function Opening() {
  const t = useTranslations('home')
  const facts = farmFacts(useLocale())
  return (
    <div className="wrap">
      <ul className="mt-5 flex flex-col gap-x-7 gap-y-2 text-ink-2 text-sm md:mt-4 md:flex-row md:flex-wrap">
        {factsShown().map((fact) => (
          <li className="flex items-center gap-2" key={fact}>
            <CheckIcon className="text-lake" size={18} />
            {t(`facts.${fact}`, facts)}
          </li>
        ))}
      </ul>
      <Statement />
      <Wall />
    </div>
  )
}

function Statement() {
  const t = useTranslations('home.statement')
  const facts = farmFacts(useLocale())
  const title = t.rich('title', {
    ...facts,
    em: (words) => (
      <em className="text-laterite" key="em">
        {words}
      </em>
    ),
  })
  if (title === '' && t('text') === '') return null
  return (
    <div className="grid items-end gap-5 py-11 md:grid-cols-[7fr_5fr] md:gap-18 md:pt-22 md:pb-20">
      <Told as="h2" className="text-section leading-[1.12]">
        {title}
      </Told>
      <div>
        <Told className="max-w-measure text-ink-2" house>
          {t('text')}
        </Told>
        <div className="mt-2">
          <MoreLink href={pages.about}>{t('link')}</MoreLink>
        </div>
      </div>
    </div>
  )
}

function factsShown() {
  const taxed = chargesGst() ? (['gst'] as const) : []
  const dogs = farm().maxDogs > 0 ? (['dogs'] as const) : []
  return [...taxed, 'payment', 'checkIn', ...dogs] as const
}
