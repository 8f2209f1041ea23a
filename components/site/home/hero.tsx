import { useLocale, useTranslations } from 'next-intl'
import { dial } from '#components/farm/addresses.ts'
import { heroCorner } from '#components/farm/drawing-mark.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { PlainHero } from '#components/site/plain-hero.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { PhoneIcon } from '#components/ui/icons.tsx'
import { hasPicture, ownPicture } from '#lib/farm/rules/shown-pictures.ts'
import { heroSlot } from '#lib/farm/rules/slots.ts'
import { farmNames, placeLine } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import { film } from '#lib/pictures/rules.ts'
import { HeroFilm } from './hero-film.tsx'

const fill = 'absolute inset-0 size-full object-cover'

/** The first screen: the valley at sunrise, the name and place of the farm, and a link to the dates. */
export function Hero() {
  const t = useTranslations('home.hero')
  const { farmName } = farmNames(useLocale())
  const title = t('title') || farmName
  const lead = t('lead') || placeLine()
  if (!hasPicture('dawn-hero')) {
    return (
      <PlainHero lead={lead} slot={heroSlot} tall title={title}>
        <Ways />
      </PlainHero>
    )
  }
  const isOwn = ownPicture(heroSlot) !== null
  return (
    <section
      className="on-hill relative h-[calc(100svh-28px)] max-h-[860px] min-h-[640px] overflow-clip bg-hill text-cream md:h-[calc(min(100svh,1000px)-62px)] md:max-h-none md:min-h-[660px]"
      data-hero
    >
      <hero-watch />
      <Plate
        className={`${fill} data-art:object-[58%_100%]! md:data-art:object-[22%_100%]!`}
        corner={heroCorner}
        id="dawn-hero"
        preload
        sizes="(min-aspect-ratio: 16/9) 100vw, 178vh"
        tall={{ id: 'dawn-hero-tall', media: '(max-width: 767px)', sizes: '100vw' }}
      />
      {!isOwn && (
        <HeroFilm
          className={`${fill} object-[58%_100%]! md:object-[22%_100%]! rtl:-scale-x-100`}
          sources={film.sources}
          words={{ pause: t('pause'), play: t('play') }}
        />
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 h-[190px] bg-linear-to-b from-[rgb(14_52_62/.62)] to-[rgb(14_52_62/0)]" />
      <div className="hero-shade" />
      {/* The drawing has a slope to write on; a photograph has none. */}
      {isOwn && (
        <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-hill/88 to-70% to-hill/0 md:ltr:bg-linear-to-r md:rtl:bg-linear-to-l" />
      )}
      <div className="absolute inset-x-0 bottom-14 z-[2] md:bottom-28">
        <div className="wrap [text-shadow:0_1px_16px_rgb(10_36_36/.35)]">
          <Told as="h1" className="whitespace-pre-line font-[540] text-hero leading-none">
            {title}
          </Told>
          <Told className="mt-3 max-w-[31em] text-md text-[#f3ead3] leading-normal md:mt-[18px] md:max-w-[min(560px,44vw)] md:text-base md:leading-[1.55]">
            {lead}
          </Told>
          <div className="mt-[18px] flex gap-3 [text-shadow:none] md:mt-[26px]">
            <Ways />
          </div>
        </div>
      </div>
      <div className="eave eave-end z-[2]" />
    </section>
  )
}

/** The ways to go on: the dates, and the phone. */
function Ways() {
  const t = useTranslations('home.hero')
  return (
    <>
      <SiteLink className={buttonClass()} href={pages.booking}>
        {t('book')}
      </SiteLink>
      <a className={`${buttonClass({ kind: 'ghost' })} max-md:w-13 max-md:px-0`} href={dial()}>
        <PhoneIcon />
        <span className="max-md:sr-only">{t('call')}</span>
      </a>
    </>
  )
}
