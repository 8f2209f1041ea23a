import { useLocale, useTranslations } from 'next-intl'
import { dial } from '#components/farm/addresses.ts'
import { drawingCorner } from '#components/farm/drawing-mark.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { type PlateName, plateOf } from '#components/farm/plates.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { Words } from '#components/farm/words.tsx'
import { HillBand } from '#components/site/hill-band.tsx'
import { MoreLink, Section, SectionHead } from '#components/site/section.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import type { ItemOf } from '#lib/farm/rules/lists.ts'
import { shown } from '#lib/farm/rules/shown.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'

/** The farmers, in words beside a picture. */
export function About() {
  const t = useTranslations('home.about')
  const nav = useTranslations('nav')
  const text = t('text', farmFacts(useLocale()))
  const isDrawn = hasPicture('chai')
  const title = (
    <Told as="h2" className="text-section" id="about">
      {t('title') || nav('about')}
    </Told>
  )
  if (text === '') return null
  return (
    <Section ground="rice" labelledBy="about">
      <div
        className={`grid gap-x-18 gap-y-8 ${isDrawn ? 'items-center md:grid-cols-[7fr_5fr]' : 'md:grid-cols-[5fr_7fr]'}`}
      >
        {isDrawn ? (
          <div className="keyline relative overflow-clip rounded-plate">
            <Plate
              className="aspect-[16/10] h-auto w-full object-cover"
              corner={drawingCorner}
              id="chai"
              sizes="(min-width: 768px) 58vw, 100vw"
            />
          </div>
        ) : (
          title
        )}
        <div>
          {isDrawn && title}
          <Told className={`max-w-measure text-ink-2 ${isDrawn ? 'mt-5' : ''}`}>{text}</Told>
          <div className="mt-3">
            <MoreLink href={pages.about}>{t('link')}</MoreLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

const plates = {
  farm: 'garden',
  trek: 'ridge',
  cycle: 'cycling',
  cart: 'harvest',
  birds: 'kingfisher',
  night: 'folk',
} as const satisfies Record<ItemOf<'doings'>, PlateName>

/** Things to do. */
export function Doings() {
  const t = useTranslations('home.do')
  const doings = shown('doings')
  if (doings.length === 0) return null
  return (
    <Section labelledBy="doings">
      <SectionHead id="doings" lead={t('lead')} title={t('title')} />
      <ul className="grid gap-x-7 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {doings.map((name) => (
          <Doing key={name} name={name} />
        ))}
      </ul>
      <div className="mt-6">
        <MoreLink href={pages.experiences}>{t('link')}</MoreLink>
      </div>
    </Section>
  )
}

function Doing({ name }: { name: ItemOf<'doings'> }) {
  const t = useTranslations('home.do')
  const plate = plateOf(plates, name)
  const isDrawn = hasPicture(plate)
  const beside = 'max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-4'
  return (
    <li className={isDrawn ? beside : 'border-line border-t pt-4'}>
      {isDrawn && (
        <div className="relative self-start">
          <Plate
            corner={drawingCorner}
            className="aspect-square h-auto w-full rounded-plate object-cover sm:aspect-[16/10]"
            id={plate}
            sizes="(min-width: 1024px) 33vw, (min-width: 480px) 50vw, 200px"
          />
        </div>
      )}
      <div>
        <Told as="h3" className={`text-lg sm:text-title ${isDrawn ? 'sm:mt-4' : ''}`}>
          {t(`${name}.title`)}
        </Told>
        <Told className="mt-1.5 text-ink-2 max-sm:text-sm">{t(`${name}.text`)}</Told>
      </div>
    </li>
  )
}

/** Pictures from edge to edge that link to the gallery. */
export function GalleryStrip() {
  const t = useTranslations('home.gallery')
  const pictures = shown('dayPictures')
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="plates" className="pb-14 md:pb-22">
      <div className="wrap mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 md:mb-9">
        <h2 className="text-section" id="plates">
          {t('title', farmCounts())}
        </h2>
        <MoreLink href={pages.gallery}>{t('link')}</MoreLink>
      </div>
      <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3 lg:grid-cols-6">
        {pictures.map((id) => (
          <li key={id}>
            <Plate
              className="aspect-[4/5] h-auto w-full object-cover"
              id={id}
              sizes="(min-width: 1024px) 34vw, (min-width: 480px) 67vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The invitation to telephone; the footer shares its tiled edge. */
export function CallUs() {
  const t = useTranslations('home.cta')
  return (
    <HillBand text={t('text')} title={t('title')}>
      <a className={buttonClass({ size: 'large' })} href={dial()}>
        <PhoneIcon />
        <Words links={false}>{t('call', { phone: farm().phone })}</Words>
      </a>
      <SiteLink className={buttonClass({ kind: 'ghost', size: 'large' })} href={pages.booking}>
        {t('book')}
      </SiteLink>
    </HillBand>
  )
}
