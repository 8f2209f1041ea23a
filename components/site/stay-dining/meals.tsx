import { useLocale, useTranslations } from 'next-intl'
import { Told } from '#components/farm/told.tsx'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { Locale } from '#lib/i18n/languages.ts'
import { sentences } from '#lib/i18n/listed.ts'
import { type ShownMeal, shownMeals } from '#lib/i18n/shown-meals.ts'
import { plain } from '#lib/i18n/told.ts'

// Up to four are side by side, with a line between them.
const columns: Record<number, string> = {
  1: '',
  2: 'lg:grid-cols-2 lg:*:not-first:border-s lg:*:not-first:ps-6',
  3: 'lg:grid-cols-3 lg:*:not-first:border-s lg:*:not-first:ps-6',
  4: 'lg:grid-cols-4 lg:*:not-first:border-s lg:*:not-first:ps-6',
}

/** The meals with their hours and prices, in columns; on phones, rows. */
export function Meals() {
  const meals = shownMeals(useLocale())
  if (meals.length === 0) return null
  return (
    <ul
      className={`mt-9 border-ink border-t-2 max-lg:border-t md:mt-12 lg:grid ${columns[meals.length] ?? 'lg:grid-cols-3'}`}
    >
      {meals.map((meal) => (
        <MealCell key={meal.id} meal={meal} />
      ))}
    </ul>
  )
}

function MealCell({ meal: { id, price, isExtra, values } }: { meal: ShownMeal }) {
  const t = useTranslations('meals')
  return (
    <li className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-3 border-line py-4 max-lg:border-b lg:grid-cols-1 lg:pe-6 lg:pt-5">
      <Told as="h3" className="text-title lg:text-xl">
        {t(`${id}.name`)}
      </Told>
      <p className="lg:mt-2.5">
        {price ? (
          <>
            <bdi className="heading num text-xl">{price}</bdi>{' '}
            <span className="text-ink-2 text-sm">{t(isExtra ? 'extra' : 'head')}</span>
          </>
        ) : (
          <span className="font-semibold text-lg">{t('included')}</span>
        )}
      </p>
      <Told className="col-span-full mt-1 text-ink-2 text-sm">{t(`${id}.hours`, values)}</Told>
      <Told className="col-span-full mt-1 text-ink-2 text-md lg:mt-3" house>
        {t(`${id}.text`, values)}
      </Told>
    </li>
  )
}

/** What meals cost, a sentence each, because their names begin with a capital; nothing if none is paid for. */
export function MealPrices({ className }: { className: string }) {
  const t = useTranslations('meals')
  const locale = useLocale() as Locale
  const isolate = isolateIn(locale)
  const paid = shownMeals(locale).flatMap(({ id, price, isExtra }) =>
    price && !isExtra ? [t('price', { meal: plain(t(`${id}.name`)), price: isolate(price) })] : [],
  )
  if (paid.length === 0) return null
  return <p className={className}>{t('line', { meals: sentences(paid, locale) })}</p>
}
