import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { amenities, inclusions } from '../inclusions.ts'
import { TickList } from '../tick-list.tsx'
import { MealPrices } from './meals.tsx'

/** Two ruled columns: what the price includes, and what the farm has for everybody. */
export function InThePrice() {
  const t = useTranslations('stay')
  const facts = farmFacts(useLocale())
  const included = inclusions()
  const hasIncluded = included.length > 0 || t('inclusions.not') !== ''
  return (
    <section className="bg-rice py-22 max-md:py-14">
      <div className={`wrap grid gap-x-18 gap-y-12 ${hasIncluded ? 'md:grid-cols-2' : ''}`}>
        {hasIncluded && (
          <div className="border-ink border-t-[1.5px] pt-5">
            <h2 className="mb-5 text-2xl">{t('inclusions.title')}</h2>
            <TickList items={included.map((name) => t(`inclusions.${name}`, facts))} />
            <MealPrices className="mt-6 max-w-measure text-ink-2 text-sm" />
            <Told className="mt-2 max-w-measure text-ink-2 text-sm">{t('inclusions.not')}</Told>
          </div>
        )}
        <div className="border-ink border-t-[1.5px] pt-5">
          <h2 className="mb-5 text-2xl">{t('amenities.title')}</h2>
          <TickList items={amenities().map((name) => t(`amenities.${name}`, facts))} />
        </div>
      </div>
    </section>
  )
}
