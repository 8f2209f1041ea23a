import { useTranslations } from 'next-intl'
import { type PlateName, plateOf } from '#components/farm/plates.ts'
import { Print } from '#components/farm/print.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { isPageShown } from '#lib/farm/rules/shown-pages.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { pages } from '#lib/i18n/pages.ts'

const plates = {
  agri: 'harvestkids',
  nature: 'sacredgrove',
  culture: 'folk',
  stars: 'night',
  gatherings: 'banyan',
} as const satisfies Record<ItemOf<'experiences'>, PlateName>

/** Experiences, those with pictures on alternating sides down the page. */
export function ExperienceCards() {
  const all = shown('experiences')
  if (all.length === 0) return null
  const drawn = all.filter((name) => hasPicture(plateOf(plates, name)))
  return (
    <div className="wrap flex flex-col gap-24 py-24 max-lg:gap-14 max-lg:py-14">
      {all.map((name) => {
        const at = drawn.indexOf(name)
        return at < 0 ? (
          <ToldExperience key={name} name={name} />
        ) : (
          <DrawnExperience isTurned={at % 2 === 1} key={name} name={name} />
        )
      })}
    </div>
  )
}

type ExperienceProps = { name: ItemOf<'experiences'> }

function DrawnExperience({ name, isTurned }: ExperienceProps & { isTurned: boolean }) {
  const columns = isTurned ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'
  return (
    <article className={`grid items-center gap-x-18 gap-y-6 ${columns}`}>
      <Print
        className={`aspect-[16/10] ${isTurned ? 'lg:order-last' : ''}`}
        name={plateOf(plates, name)}
        sizes="(min-width: 1240px) 644px, (min-width: 1024px) 55vw, 100vw"
      />
      <div>
        <Heading name={name} />
        <div className="mt-5">
          <Text name={name} />
        </div>
      </div>
    </article>
  )
}

/** Without a picture, the heading is where that would be. */
function ToldExperience({ name }: ExperienceProps) {
  return (
    <article className="grid gap-x-18 gap-y-5 border-ink border-t-[1.5px] pt-7 lg:grid-cols-[5fr_7fr]">
      <div>
        <Heading name={name} />
      </div>
      <div>
        <Text name={name} />
      </div>
    </article>
  )
}

function Heading({ name }: ExperienceProps) {
  const t = useTranslations('experiences.cards')
  return (
    <>
      <Told className="font-semibold text-laterite text-sm">{t(`${name}.kicker`)}</Told>
      <Told as="h2" className="mt-2 text-2xl lg:text-3xl">
        {t(`${name}.title`)}
      </Told>
    </>
  )
}

function Text({ name }: ExperienceProps) {
  const t = useTranslations('experiences.cards')
  return (
    <>
      <Told className="max-w-measure text-ink-2" house>
        {t(`${name}.text`)}
      </Told>
      {t(`${name}.when`) && (
        <dl className="mt-6 grid max-w-measure grid-cols-[auto_1fr] gap-x-4 border-line border-t pt-4 text-sm">
          <dt className="font-semibold">{t('when')}</dt>
          <Told as="dd" className="text-ink-2">
            {t(`${name}.when`)}
          </Told>
        </dl>
      )}
      {name === 'gatherings' && isPageShown('events') && (
        <SiteLink className="text-link mt-5 inline-block" href={pages.events}>
          {t('gatherings.link')}
        </SiteLink>
      )}
    </>
  )
}
