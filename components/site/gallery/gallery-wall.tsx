import { useMessages, useTranslations } from 'next-intl'
import { type GalleryPlate, mayMirror } from '#components/farm/plates.ts'
import { Print } from '#components/farm/print.tsx'
import { Told } from '#components/farm/told.tsx'
import { useDescriptions } from '#components/farm/use-description.ts'
import { type GallerySet, shown } from '#lib/farm/rules/shown.ts'
import { hasPicture, shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import { plain } from '#lib/i18n/told.ts'
import type { PictureId } from '#lib/pictures/rules.ts'
import { PictureLink, PictureSet } from './picture-set.tsx'
import type { ViewedPicture } from './viewed-picture.ts'

/**
 * The pictures that break the even rows: portrait ones take two rows, and one picture takes four cells. They are
 * counted so that both three and two columns end with a full row.
 */
const shapes: Partial<Record<GalleryPlate, keyof typeof looks>> = {
  wada: 'tall',
  night: 'tall',
  thali: 'tall',
  chulha: 'tall',
  dinner: 'wideInTwo',
  room: 'large',
  fort: 'large',
}
const looks = {
  even: { figure: '', plate: 'aspect-[16/10]' },
  tall: { figure: 'sm:row-span-2', plate: 'aspect-[4/5] sm:aspect-auto sm:min-h-0 sm:flex-1' },
  wideInTwo: { figure: 'sm:max-lg:col-span-2', plate: 'aspect-[16/10]' },
  large: { figure: 'sm:col-span-2 lg:row-span-2', plate: 'aspect-[16/10] lg:flex-1' },
} as const

/** One set of the gallery: a grid of pictures, each of which opens in the viewer. */
export function GalleryWall({ set, first }: { set: GallerySet; first: number }) {
  const t = useTranslations('gallery')
  const names = shown(`gallery.${set}`).filter(hasPicture)
  return (
    <PictureSet
      pictures={useViewed(names)}
      title={t(`tabs.${set}`)}
      words={useMessages().gallery.viewer}
    >
      <h2 className="sr-only mb-5 text-2xl no-script:not-sr-only">{t(`tabs.${set}`)}</h2>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name, index) => (
          <Tile index={index} key={name} name={name} number={first + index} />
        ))}
      </div>
    </PictureSet>
  )
}

function Tile({ name, index, number }: { name: GalleryPlate; index: number; number: number }) {
  const t = useTranslations()
  const title = t(`pictures.${name}.title`)
  const shape = shapes[name] ?? 'even'
  const cut = shape === 'tall' ? (`${name}-tall` as PictureId) : name
  return (
    <figure className={`flex flex-col ${looks[shape].figure}`}>
      <PictureLink
        aria-label={t('gallery.open', { title: plain(title) })}
        className="flex flex-1 flex-col rounded-plate"
        href={largeOf(name)}
        index={index}
      >
        <Print
          className={looks[shape].plate}
          cut={cut}
          framed={false}
          name={name}
          preload={number === 1}
          sizes={
            shape === 'large'
              ? '(min-width: 1240px) 776px, 100vw'
              : '(min-width: 1240px) 376px, (min-width: 1024px) 33vw, (min-width: 480px) 50vw, 100vw'
          }
        />
      </PictureLink>
      <figcaption className="flex items-baseline justify-between gap-3 pt-2">
        <Told as="span" className="heading text-lg leading-tight" house>
          {title}
        </Told>
        <span className="num text-xs text-ink-2">{t('common.plate', { number })}</span>
      </figcaption>
    </figure>
  )
}

/** Returns the largest copy in the format that every browser shows, for visitors without JavaScript. */
function largeOf(name: GalleryPlate): string {
  const { webp = [], jpeg = [] } = shownPicture(name) ?? {}
  return (webp.at(-1) ?? jpeg.at(-1))?.src ?? ''
}

function useViewed(names: readonly GalleryPlate[]): ViewedPicture[] {
  const t = useTranslations('pictures')
  const described = useDescriptions()
  const counter = useTranslations('gallery.viewer')
  return names.flatMap((name, index) => {
    const entry = shownPicture(name)
    if (!entry) return []
    return {
      entry,
      ...described(name),
      title: plain(t(`${name}.title`)),
      caption: t.has(`${name}.caption`) ? plain(t(`${name}.caption`)) : '',
      counter: counter('counter', { n: index + 1, total: names.length }),
      mirrors: mayMirror(name),
    }
  })
}
