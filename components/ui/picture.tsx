import { type Cut, preloadCut } from './picture-preload.ts'
import { middleOf, type PictureEntry, plainCopies, sourceSet } from './picture-sources.ts'

interface Props {
  entry: PictureEntry
  alt: string
  /** The language of `alt`, if it isn't the page's. */
  lang?: string
  /** The width at which the picture is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  /** True for the main picture of the first screen: fetched first, never lazily. */
  preload?: boolean
  /** Another cut for the windows that `media` describes, such as a portrait one for phones. */
  tall?: { entry: PictureEntry; media: string; sizes: string }
}

/**
 * A picture in the best format that the browser supports. Its copies were encoded beforehand and skip Next's
 * optimiser: re-encoding would blur the grain.
 */
export function Picture({ entry, alt, lang, className, preload = false, tall, ...props }: Props) {
  const sizes = spareDense(props.sizes)
  const tallCut = tall && { ...tall, sizes: spareDense(tall.sizes) }
  if (preload) preloadCuts({ entry, sizes }, tallCut)
  return (
    <picture className="contents">
      {tallCut && <Sources {...tallCut} />}
      <Sources entry={entry} sizes={sizes} />
      <img
        src={middleOf(entry)}
        srcSet={sourceSet(plainCopies(entry))}
        sizes={sizes}
        width={entry.width}
        height={entry.height}
        alt={alt}
        lang={lang}
        className={className}
        style={{ backgroundColor: entry.color, objectPosition: entry.focus }}
        data-art={entry.kind === 'art' ? '' : undefined}
        data-of={entry.of}
        {...(preload ? urgent : patient)}
      />
    </picture>
  )
}

/**
 * Returns `sizes` with the last entry, which is for narrow windows, reduced to 0.7 on phones with three pixels a
 * point: an image made for two looks as good there, at half the bytes.
 */
function spareDense(sizes: string): string {
  const narrow = sizes.split(', ').at(-1)
  return `(max-width: 767px) and (min-resolution: 2.5dppx) calc(${narrow} * 0.7), ${sizes}`
}

const urgent = { loading: 'eager', fetchPriority: 'high' } as const
const patient = { loading: 'lazy', decoding: 'async' } as const

/** Preloads only the cut that the window shows: the other would be fetched for nothing. */
function preloadCuts(wide: Cut, tall: (Cut & { media: string }) | undefined) {
  if (!tall) return preloadCut(wide)
  preloadCut(tall)
  preloadCut({ ...wide, media: `not all and ${tall.media}` })
}

/** The sources of one cut, but for those of the `<img>` itself. Width and height reserve its space while it loads. */
function Sources({ entry, media, sizes }: Cut) {
  const shape = { sizes, ...(media && { media, width: entry.width, height: entry.height }) }
  const hasWebp = entry.webp.length > 0 && (media !== undefined || entry.jpeg !== undefined)
  return (
    <>
      {entry.avif.length > 0 && (
        <source type="image/avif" srcSet={sourceSet(entry.avif)} {...shape} />
      )}
      {hasWebp && <source type="image/webp" srcSet={sourceSet(entry.webp)} {...shape} />}
      {media && entry.jpeg && <source srcSet={sourceSet(entry.jpeg)} {...shape} />}
    </>
  )
}
