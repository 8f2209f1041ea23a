import { useLocale, useTranslations } from 'next-intl'
import { HouseWords } from '#components/farm/house-words.tsx'
import { Plate } from '#components/farm/plate.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { MoreLink } from '#components/site/section.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { placesNearby } from '#lib/farm/rules/shown.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { pages } from '#lib/i18n/pages.ts'
import type { PictureId } from '#lib/pictures/rules.ts'

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
      <div className="grid items-end gap-5 py-11 md:grid-cols-[7fr_5fr] md:gap-18 md:pt-22 md:pb-20">
        <h2 className="text-section leading-[1.12]">
          {t.rich('statement.title', {
            ...facts,
            em: (words) => (
              <em className="text-laterite" key="em">
                {words}
              </em>
            ),
          })}
        </h2>
        <div>
          <p className="max-w-measure text-ink-2">
            <HouseWords>{t('statement.text')}</HouseWords>
          </p>
          <div className="mt-2">
            <MoreLink href={pages.about}>{t('statement.link')}</MoreLink>
          </div>
        </div>
      </div>
      <Wall />
    </div>
  )
}

function factsShown() {
  const others = ['payment', 'checkIn', 'dogs'] as const
  return chargesGst() ? (['gst', ...others] as const) : others
}

type Tile = {
  name: 'forts' | 'plate' | 'cart' | 'night' | 'wada'
  id: PictureId
  href: string
  place: string
  crop: string
  /** True for a picture that is taller on phones, where the captions are under the pictures. */
  high?: boolean
  sizes: string
}

const half = '(min-width: 768px) 50vw, 100vw'
const tiles: Tile[] = [
  {
    name: 'forts',
    id: 'fort-tall',
    href: pages.nearby,
    place: 'md:col-span-6 md:row-span-5 lg:col-span-5 lg:row-span-6',
    crop: '',
    high: true,
    sizes: half,
  },
  {
    name: 'plate',
    id: 'puranpoli',
    href: pages.stayDining,
    place: 'md:col-span-6 md:row-span-5 lg:col-span-7 lg:row-span-4',
    crop: 'object-[50%_40%]!',
    sizes: '(min-width: 768px) 58vw, 100vw',
  },
  {
    name: 'cart',
    id: 'cart',
    href: pages.experiences,
    place: 'md:col-span-12 md:row-span-4 lg:col-span-4 lg:row-span-5',
    crop: 'lg:object-[44%_50%]!',
    // Cropped to half its width on phones, so it is rendered nearly twice as wide as its frame.
    sizes: '(min-width: 768px) 62vw, 100vw',
  },
  {
    name: 'night',
    id: 'night-tall',
    href: pages.experiences,
    place: 'md:col-span-5 md:row-span-5 lg:col-span-3',
    crop: '',
    high: true,
    sizes: half,
  },
  {
    name: 'wada',
    id: 'wada',
    href: pages.events,
    place: 'md:col-span-7 md:row-span-5 lg:col-span-5 lg:row-span-3',
    crop: 'object-[50%_62%]!',
    sizes: half,
  },
]

/** The minutes by car to the nearest and to the farthest fort. */
function drivesToForts() {
  const drives = placesNearby('forts').map(({ minutes }) => minutes)
  return { nearest: Math.min(...drives), farthest: Math.max(...drives) }
}

function Wall() {
  const t = useTranslations('home.tiles')
  const counts = { ...farmCounts(), ...drivesToForts() }
  return (
    <ul className="flex flex-col gap-7 md:grid md:auto-rows-[92px] md:grid-flow-dense md:grid-cols-12 md:gap-5">
      {tiles
        .filter(({ name }) => name !== 'forts' || counts.forts > 0)
        .map(({ name, id, href, place, crop, high, sizes }) => (
          <li className={place} key={name}>
            <SiteLink
              className="md:keyline group relative block h-full no-underline md:overflow-clip md:rounded-plate md:bg-hill md:text-cream"
              href={href}
            >
              <span className="relative block overflow-clip rounded-plate md:static md:rounded-none">
                <Plate
                  alt=""
                  className={`w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.015] max-md:h-auto md:absolute md:inset-0 md:size-full ${high ? 'max-md:aspect-[4/4.4]' : 'max-md:aspect-[16/11]'} ${crop}`}
                  id={id}
                  sizes={sizes}
                />
              </span>
              <span className="block pt-3 md:absolute md:inset-x-0 md:bottom-0 md:bg-linear-to-b md:from-[rgb(14_26_30/0)] md:via-35% md:via-[rgb(14_26_30/.64)] md:to-[rgb(14_26_30/.86)] md:px-7 md:pt-18 md:pb-6.5">
                <span className="heading block text-title decoration-[1.5px] underline-offset-[5px] group-hover:underline md:text-xl">
                  {t(`${name}.title`)}
                </span>
                <span className="mt-1 block text-ink-2 text-sm leading-[1.45] md:text-[#f6edd8]">
                  {t(`${name}.text`, counts)}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
    </ul>
  )
}
