import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Plate } from '#components/farm/plate.tsx'
import { SiteLink } from '#components/farm/site-link.tsx'
import { Told } from '#components/farm/told.tsx'
import { placesNearby } from '#lib/farm/rules/shown.ts'
import { isPathShown } from '#lib/farm/rules/shown-pages.ts'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { farmCounts } from '#lib/i18n/farm-counts.ts'
import { pages } from '#lib/i18n/pages.ts'
import type { PictureId } from '#lib/pictures/rules.ts'

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
    crop: 'data-art:object-[50%_40%]!',
    sizes: '(min-width: 768px) 58vw, 100vw',
  },
  {
    name: 'cart',
    id: 'cart',
    href: pages.experiences,
    place: 'md:col-span-12 md:row-span-4 lg:col-span-4 lg:row-span-5',
    crop: 'lg:data-art:object-[44%_50%]!',
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
    crop: 'data-art:object-[50%_62%]!',
    sizes: half,
  },
]

/** The minutes by car to the nearest and to the farthest fort. */
function drivesToForts() {
  const drives = placesNearby('forts').map(({ minutes }) => minutes)
  return { nearest: Math.min(...drives), farthest: Math.max(...drives) }
}

/** What the farm has, as a wall of pictures; without all of them, a row of those that it has words for. */
export function Wall() {
  const t = useTranslations('home.tiles')
  const counts = { ...farmCounts(), ...drivesToForts() }
  const told = tiles
    .filter(({ name }) => name !== 'forts' || counts.forts > 0)
    .map((tile) => ({
      tile,
      title: t(`${tile.name}.title`),
      text: t(`${tile.name}.text`, counts),
    }))
  const shown = told.filter(({ title }) => title !== '')
  const isWhole = told.every(({ tile, title }) => title !== '' && hasPicture(tile.id))
  if (shown.length === 0) return null
  if (!isWhole) return <Row tiles={shown} />
  return (
    <ul className="flex flex-col gap-7 md:grid md:auto-rows-[92px] md:grid-flow-dense md:grid-cols-12 md:gap-5">
      {told.map(({ tile: { name, id, href, place, crop, high, sizes }, title, text }) => (
        <li className={place} key={name}>
          <TileLink
            className="md:keyline group relative block h-full no-underline md:overflow-clip md:rounded-plate md:bg-hill md:text-cream"
            href={href}
          >
            <span className="relative block overflow-clip rounded-plate md:static md:rounded-none">
              <Plate
                alt=""
                className={`w-full object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.015] max-md:h-auto md:absolute md:inset-0 md:size-full ${high ? 'max-md:aspect-[4/4.4]' : 'max-md:aspect-[16/11]'} ${crop}`}
                corner="end-3 top-3"
                id={id}
                sizes={sizes}
              />
            </span>
            <span className="block pt-3 md:absolute md:inset-x-0 md:bottom-0 md:bg-linear-to-b md:from-[rgb(14_26_30/0)] md:via-35% md:via-[rgb(14_26_30/.64)] md:to-[rgb(14_26_30/.86)] md:px-7 md:pt-18 md:pb-6.5">
              <TileWords text={text} textLook="md:text-[#f6edd8]" title={title} />
            </span>
          </TileLink>
        </li>
      ))}
    </ul>
  )
}

function Row({ tiles }: { tiles: { tile: Tile; title: string; text: string }[] }) {
  return (
    <ul className="grid gap-7 pb-4 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ tile: { name, id, href }, title, text }) => (
        <li key={name}>
          <TileLink className="group relative block no-underline" href={href}>
            <Plate
              alt=""
              corner="end-3 top-3"
              className="mb-3 aspect-[16/11] h-auto w-full rounded-plate object-cover"
              id={id}
              sizes="(min-width: 1024px) 33vw, (min-width: 480px) 50vw, 100vw"
            />
            <span className={hasPicture(id) ? 'block' : 'block border-ink border-t-[1.5px] pt-4'}>
              <TileWords text={text} title={title} />
            </span>
          </TileLink>
        </li>
      ))}
    </ul>
  )
}

function TileWords({
  title,
  text,
  textLook = '',
}: {
  title: string
  text: string
  textLook?: string
}) {
  return (
    <>
      <Told
        as="span"
        className="heading block text-title decoration-[1.5px] underline-offset-[5px] group-hover:underline md:text-xl"
      >
        {title}
      </Told>
      <Told as="span" className={`mt-1 block text-ink-2 text-sm leading-[1.45] ${textLook}`}>
        {text}
      </Told>
    </>
  )
}

/** A link, unless the page that it leads to has nothing on it. */
function TileLink({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  if (!isPathShown(href)) return <div className={className}>{children}</div>
  return (
    <SiteLink className={className} href={href}>
      {children}
    </SiteLink>
  )
}
