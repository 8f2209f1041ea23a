import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { mayMirror, mirrorLook, type PlateName } from '#components/farm/plates.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { plainCopies } from '#components/ui/picture-sources.ts'
import { describedAs } from '#lib/farm/rules/descriptions.ts'
import type { Picture as PictureFile } from '#lib/pictures/rules.ts'
import { drawnAs, shownPictures } from '#lib/rooms/rules/picture.ts'
import type { RoomPicture } from '#lib/rooms/schema/pictures.ts'
import { PictureLink, PictureSet } from '../gallery/picture-set.tsx'
import { PictureIcon } from './icons.tsx'
import { mostPlaces, type Place, placesOf } from './mosaic.ts'

type RoomPicturesProps = { pictures: RoomPicture[]; name: string }

type Shown = {
  id: number
  entry: PictureFile
  alt: string
  /** The language of `alt`, if it isn't the page's. */
  lang?: string
  /** What it shows, where its slot says so. */
  caption: string
  mirrors: boolean
}

// The lower a row of pictures, the more of each is cut off: the fewer, the less.
const shapes: Record<number, string> = { 1: 'md:aspect-[16/9]', 2: 'md:aspect-[27/10]' }

/** The pictures of a room: side by side, on phones one after the other, and each large in the viewer. */
export function RoomPictures({ pictures, name }: RoomPicturesProps) {
  const t = useTranslations('gallery')
  const counter = useTranslations('gallery.viewer')
  const words = useMessages().gallery.viewer
  const shown = useShown(pictures, name)
  const places = placesOf(shown.length)
  const total = shown.length
  const viewed = shown.map(({ id: _, caption, ...picture }, at) => ({
    ...picture,
    title: caption || name,
    caption: '',
    counter: counter('counter', { n: at + 1, total }),
  }))
  if (total === 0) return null
  return (
    <PictureSet pictures={viewed} title={name} words={words}>
      <div
        className={`flex snap-x snap-mandatory overflow-x-auto max-md:-mx-5 max-md:[scrollbar-width:none] md:grid md:grid-cols-20 md:grid-rows-2 md:gap-3.5 md:overflow-visible ${shapes[total] ?? 'md:aspect-[7/3]'}`}
      >
        {shown.map((picture, at) => (
          <Tile
            index={at}
            key={viewed[at]?.counter}
            label={t('open', { title: picture.caption || name })}
            number={total > 1 ? viewed[at]?.counter : undefined}
            picture={picture}
            place={places[at]}
            total={total}
          />
        ))}
      </div>
      {total > 2 && <Thumbs shown={shown.slice(0, mostPlaces)} />}
    </PictureSet>
  )
}

type TileProps = {
  picture: Shown
  index: number
  total: number
  place: Place | undefined
  label: string
  number: string | undefined
}

function Tile({ picture, index, total, place, label, number }: TileProps) {
  const hasMore = index === mostPlaces - 1 && total > mostPlaces
  return (
    <figure
      className={`relative aspect-[8/7] w-full shrink-0 snap-center overflow-clip bg-rice md:aspect-auto md:rounded-plate ${place ? '' : 'md:hidden'}`}
      style={place && areaOf(place)}
    >
      <PictureLink
        aria-label={label}
        className="absolute inset-0 focus-visible:outline-offset-[-6px]"
        href={hrefOf(picture)}
        index={index}
      >
        <Picture
          alt={picture.alt}
          className={`size-full object-cover ${picture.mirrors ? mirrorLook : ''}`}
          entry={picture.entry}
          {...(picture.lang && { lang: picture.lang })}
          preload={index === 0}
          sizes={sizesOf(place)}
        />
      </PictureLink>
      <Caption above={hasMore} picture={picture} />
      {number && (
        <span className="num pointer-events-none absolute end-3.5 bottom-3.5 rounded-control bg-hill/86 px-3 py-2 font-semibold text-cream text-xs leading-none md:hidden">
          {number}
        </span>
      )}
      {hasMore && <All href={hrefOf(picture)} total={total} />}
    </figure>
  )
}

/** Returns the address of the large picture, for visitors without JavaScript. */
function hrefOf({ entry }: Shown): string {
  return plainCopies(entry).at(-1)?.src ?? ''
}

function areaOf({ rows, columns }: Place): CSSProperties {
  return { gridArea: `${rows[0]} / ${columns[0]} / ${rows[1]} / ${columns[1]}` }
}

function sizesOf(place: Place | undefined): string {
  const share = place ? (place.columns[1] - place.columns[0]) / 20 : 0
  return `(min-width: 1240px) ${Math.round(1176 * share)}px, (min-width: 768px) ${Math.round(100 * share)}vw, 100vw`
}

function Caption({ picture: { caption, entry }, above }: { picture: Shown; above: boolean }) {
  const t = useTranslations('common')
  const isDrawn = entry.kind !== 'photo'
  if (!caption && !isDrawn) return null
  return (
    <figcaption
      className={`pointer-events-none absolute start-3.5 bottom-3.5 flex flex-wrap gap-x-2.5 gap-y-1.5 rounded-plate bg-card/94 px-3 py-2 font-semibold text-xs leading-none md:start-2.5 ${above ? 'md:top-2.5 md:bottom-auto' : 'md:bottom-2.5'}`}
    >
      {caption}
      {isDrawn && <span className="font-normal text-ink-2">{t('illustration')}</span>}
    </figcaption>
  )
}

function All({ href, total }: { href: string; total: number }) {
  const t = useTranslations('rooms.page')
  return (
    <PictureLink
      className={`${buttonClass({ kind: 'outline', size: 'small' })} absolute end-2.5 bottom-2.5 bg-card! max-md:hidden`}
      href={href}
      index={0}
    >
      <PictureIcon size={18} />
      {t('all', { total })}
    </PictureLink>
  )
}

// They say what there is to see further on. Who can't see them has the pictures themselves, one after the other.
function Thumbs({ shown }: { shown: Shown[] }) {
  return (
    <div aria-hidden="true" className="mt-1.5 grid grid-cols-5 gap-1.5 md:hidden">
      {shown.map((picture, index) => (
        <PictureLink
          className="block overflow-clip rounded-plate"
          href={hrefOf(picture)}
          index={index}
          key={picture.id}
          tabIndex={-1}
        >
          <Picture
            alt=""
            className={`aspect-[10/9] h-auto w-full object-cover ${picture.mirrors ? mirrorLook : ''}`}
            entry={picture.entry}
            sizes="20vw"
          />
        </PictureLink>
      ))}
    </div>
  )
}

/** Returns the pictures of a room that guests see, in words too. */
function useShown(pictures: RoomPicture[], name: string): Shown[] {
  const t = useTranslations()
  const locale = useLocale()
  return shownPictures(pictures).flatMap((picture) => {
    const entry = drawnAs(picture)
    if (!entry) return []
    const { slot } = picture
    const caption = slot === 'detail' || slot === 'more' ? '' : t(`rooms.slots.${slot}`)
    const plate = picture.plate as PlateName | null
    const { photo } = picture
    const named = caption ? t('common.fact', { label: name, value: caption }) : name
    const described = (photo && describedAs(picture.alt, photo.hash, locale)) ?? { alt: named }
    return {
      id: picture.id,
      entry,
      caption,
      ...(plate ? { alt: t(`pictures.${plate}.alt`) } : described),
      mirrors: plate !== null && mayMirror(plate),
    }
  })
}
