import { type Cut, preloadCut } from './picture-preload.ts'
import { type PictureEntry, sourceSet } from './picture-sources.ts'

interface Props {
  entry: PictureEntry
  alt: string
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  /** For the one picture that the first screen is about: fetched first, never lazily. */
  preload?: boolean
  /** Another cut for the windows that `media` describes, such as a portrait one for phones. */
  tall?: { entry: PictureEntry; media: string; sizes: string }
}

/**
 * A picture in the best format that the browser knows. Its copies were encoded
 * beforehand, and no optimiser touches them: re-encoding would smear the grain.
 */
export function Picture({ entry, alt, className, preload = false, tall, ...props }: Props) {
  const sizes = spareDense(props.sizes)
  const tallCut = tall && { ...tall, sizes: spareDense(tall.sizes) }
  if (preload) preloadCuts({ entry, sizes }, tallCut)
  return (
    <picture className="contents">
      {tallCut && <Sources {...tallCut} />}
      <source type="image/avif" srcSet={sourceSet(entry.avif)} sizes={sizes} />
      <img
        src={middleOf(entry)}
        srcSet={sourceSet(entry.webp)}
        sizes={sizes}
        width={entry.width}
        height={entry.height}
        alt={alt}
        className={className}
        style={{ backgroundColor: entry.color, objectPosition: entry.focus }}
        data-art={entry.kind === 'art' ? '' : undefined}
        {...(preload ? urgent : patient)}
      />
    </picture>
  )
}

/**
 * A phone with three pixels a point shows a picture made for two just as well to the eye, for half of the
 * bytes: there, the last size of the list, which is the narrow windows', counts for seven tenths.
 */
function spareDense(sizes: string): string {
  const narrow = sizes.split(', ').at(-1)
  return `(max-width: 767px) and (min-resolution: 2.5dppx) calc(${narrow} * 0.7), ${sizes}`
}

const urgent = { loading: 'eager', fetchPriority: 'high' } as const
const patient = { loading: 'lazy', decoding: 'async' } as const

/** One cut only, whichever the window shows: the other would be fetched in vain. */
function preloadCuts(wide: Cut, tall: (Cut & { media: string }) | undefined) {
  if (!tall) return preloadCut(wide)
  preloadCut(tall)
  preloadCut({ ...wide, media: `not all and ${tall.media}` })
}

/** Width and height keep the cut's own shape free while it loads. */
function Sources({ entry, media, sizes }: Cut) {
  const shape = { media, sizes, width: entry.width, height: entry.height }
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(entry.avif)} {...shape} />
      <source type="image/webp" srcSet={sourceSet(entry.webp)} {...shape} />
    </>
  )
}

/** For browsers that know no `srcset`. */
function middleOf(entry: PictureEntry): string | undefined {
  return entry.webp[Math.min(1, entry.webp.length - 1)]?.src
}
