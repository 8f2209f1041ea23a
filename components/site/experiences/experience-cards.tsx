import { useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import type { PlateName } from '#components/farm/plates.ts'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { pages } from '#lib/i18n/pages.ts'

const plates = {
  agri: 'harvestkids',
  nature: 'sacredgrove',
  culture: 'folk',
  stars: 'night',
  gatherings: 'banyan',
} as const satisfies Record<ItemOf<'experiences'>, PlateName>

/** Experiences with pictures, on alternating sides down the page. */
export function ExperienceCards() {
  return (
    <div className="wrap flex flex-col gap-24 py-24 max-lg:gap-14 max-lg:py-14">
      {shown('experiences').map((name) => (
        <ExperienceCard key={name} name={name} />
      ))}
    </div>
  )
}

function ExperienceCard({ name }: { name: ItemOf<'experiences'> }) {
  const t = useTranslations('experiences.cards')
  return (
    <article className="group grid items-center gap-x-18 gap-y-6 lg:grid-cols-[7fr_5fr] lg:even:grid-cols-[5fr_7fr]">
      <Print
        className="aspect-[16/10] lg:group-even:order-last"
        name={plates[name]}
        sizes="(min-width: 1240px) 644px, (min-width: 1024px) 55vw, 100vw"
      />
      <div>
        <p className="font-semibold text-laterite text-sm">{t(`${name}.kicker`)}</p>
        <h2 className="mt-2 text-2xl lg:text-3xl">{t(`${name}.title`)}</h2>
        <p className="mt-5 max-w-measure text-ink-2">
          <HouseWords>{t(`${name}.text`)}</HouseWords>
        </p>
        <dl className="mt-6 grid max-w-measure grid-cols-[auto_1fr] gap-x-4 border-line border-t pt-4 text-sm">
          <dt className="font-semibold">{t('when')}</dt>
          <dd className="text-ink-2">{t(`${name}.when`)}</dd>
        </dl>
        {name === 'gatherings' && (
          <SiteLink className="text-link mt-5 inline-block" href={pages.events}>
            {t('gatherings.link')}
          </SiteLink>
        )}
      </div>
    </article>
  )
}
