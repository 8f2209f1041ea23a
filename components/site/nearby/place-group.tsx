import { useTranslations } from 'next-intl'
import { Print } from '#components/farm/print.tsx'
import { Told } from '#components/farm/told.tsx'
import { ClockIcon } from '#components/ui/icons.tsx'
import { type NearbyGroup, placesNearby } from '#lib/farm/rules/shown.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import type { Place } from '#lib/farm/schema/facts.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { plates } from './places.ts'

/** The name of a group at the start, its places as cards at the end, and one picture among them. */
export function PlaceGroup({ name }: { name: NearbyGroup }) {
  const t = useTranslations('nearby')
  const places = placesNearby(name)
  if (places.length === 0) return null
  const fills = places.length % 2 === 1
  return (
    <section
      aria-labelledby={name}
      className="grid gap-x-14 gap-y-7 border-ink border-t-[1.5px] pt-6 pb-18 last:pb-0 max-md:pb-12 lg:grid-cols-[4fr_8fr]"
    >
      <header className="lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-2xl lg:text-3xl" id={name}>
            {t(`${name}.title`)}
          </h2>
          <span className="num shrink-0 text-ink-2 text-sm lg:hidden">
            {t('count', { count: places.length })}
          </span>
        </div>
        <Told className="mt-3 max-w-measure text-ink-2">{t(`${name}.text`, farmCounts())}</Told>
        <p className="num mt-3 text-ink-2 text-sm max-lg:hidden">
          {t('count', { count: places.length })}
        </p>
      </header>
      <div
        className={`grid gap-5 md:grid-cols-2 ${fills && !hasPicture(plates[name]) ? 'md:*:last:col-span-2' : ''}`}
      >
        {/* With three cards the picture is the fourth; with two or four it is above them, full width. */}
        <Print
          className={
            fills
              ? 'aspect-[16/10] md:order-last md:row-span-2 md:aspect-auto md:min-h-72'
              : 'aspect-[16/10] md:col-span-2 md:aspect-[9/5]'
          }
          name={plates[name]}
          sizes={
            fills
              ? '(min-width: 1240px) 560px, (min-width: 768px) 50vw, 100vw'
              : '(min-width: 1240px) 748px, 100vw'
          }
        />
        {places.map(({ id, minutes }) => (
          <PlaceCard key={id} minutes={minutes} name={id} />
        ))}
      </div>
    </section>
  )
}

/** Its two parts are in a subgrid with the card beside it, so that the rules between them align. */
function PlaceCard({ name, minutes }: { name: Place; minutes: number }) {
  const t = useTranslations('nearby')
  return (
    <article
      className="grid gap-y-0 rounded-card border border-line bg-card p-6 md:row-span-2 md:grid-rows-subgrid"
      id={name}
    >
      <div>
        <Told as="h3" className="text-xl" house>
          {t(`${name}.name`)}
        </Told>
        <Told className="mt-1 font-semibold text-laterite text-sm" house>
          {t(`${name}.kind`)}
        </Told>
        <Told className="mt-4 mb-5 text-md text-ink-2" house>
          {t(`${name}.text`)}
        </Told>
      </div>
      <dl className="flex flex-col gap-1.5 border-line border-t pt-4 text-sm">
        <div className="flex gap-2">
          <dt>
            <ClockIcon className="mt-0.5 text-lake" size={18} />
          </dt>
          <dd>{t('driveTime', { minutes })}</dd>
        </div>
        {t(`${name}.best`) && (
          <div className="flex gap-2 text-ink-2">
            <dt className="shrink-0 whitespace-nowrap font-semibold text-ink">{t('best')}</dt>
            <Told as="dd">{t(`${name}.best`)}</Told>
          </div>
        )}
      </dl>
    </article>
  )
}
