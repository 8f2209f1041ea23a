import { useTranslations } from 'next-intl'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { placesNearby } from '#lib/farm/rules/shown.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { pages } from '#lib/i18n/pages.ts'

const columns = ['forts', 'caves', 'nature', 'spiritual'] as const

/** The places near the farm, by name, in four columns. */
export function NearbyColumns() {
  const t = useTranslations('experiences.nearby')
  const nearby = useTranslations('nearby')
  const groups = columns.filter((name) => placesNearby(name).length > 0)
  if (groups.length === 0) return null
  return (
    <section className="bg-rice py-22 max-md:py-14">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 className="text-section">{t('title')}</h2>
          <SiteLink className="text-link" href={pages.nearby}>
            {t('link', farmCounts())}
          </SiteLink>
        </div>
        <div className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map((name) => (
            <div className="border-ink border-t-[1.5px] pt-4" key={name}>
              <h3 className="text-xl">{t(`${name}.title`)}</h3>
              <ul className="mt-3 flex flex-col gap-1.5 text-ink-2">
                {placesNearby(name).map(({ id }) => (
                  <Told as="li" house key={id}>
                    {nearby(`${id}.name`)}
                  </Told>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
