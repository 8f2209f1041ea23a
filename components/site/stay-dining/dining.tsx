import { useTranslations } from 'next-intl'
import { Print } from '#components/farm/print.tsx'
import { Told } from '#components/farm/told.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { Meals } from './meals.tsx'

/** The food of the farm, and dishes as equal squares; nothing as long as nobody has told of any. */
export function Dining() {
  const t = useTranslations('stay.dining')
  const titles = useTranslations('pictures')
  const dishes = shown('dishes')
  const isAny = dishes.length > 0 || shown('meals').length > 0
  if (t('text1') === '' && t('text2') === '' && !isAny) return null
  return (
    <section className="wrap py-26 max-md:py-16" id="dining">
      <div className="grid gap-x-18 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <h2 className="text-section">{t('title')}</h2>
        <div className="max-w-[38em] text-ink-2">
          <Told className="not-first:mt-4" house>
            {t('text1')}
          </Told>
          <Told className="not-first:mt-4" house>
            {t('text2')}
          </Told>
          <p className="not-first:mt-4">{t(`meat.${farm().meat}`)}</p>
        </div>
      </div>
      <Meals />
      {dishes.length > 0 && (
        <ul
          aria-label={t('galleryLabel', farmCounts())}
          className="mt-12 grid grid-cols-2 gap-6 max-md:mt-8 max-md:gap-3.5 md:grid-cols-3"
        >
          {dishes.map((name) => (
            <li key={name}>
              <figure>
                <Print
                  className="aspect-square"
                  name={name}
                  sizes="(min-width: 1240px) 600px, (min-width: 768px) 52vw, 80vw"
                />
                <Told as="figcaption" className="heading mt-2.5 text-lg leading-tight">
                  {titles(`${name}.title`)}
                </Told>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
