import manifest from './manifest.json' with { type: 'json' }

/** The name of a picture; `npm run pictures` makes the list. */
export type PictureId = keyof typeof manifest.pictures

/** The public pages that have a card for shared links. */
export type CardPage = keyof typeof manifest.cards

export interface Picture {
  /** `art` is ours and may be mirrored on right-to-left pages; a photograph or a `drawing` of the farm's own never is. */
  readonly kind: 'art' | 'photo' | 'drawing'
  readonly width: number
  readonly height: number
  readonly color: string
  readonly focus: string
  readonly avif: readonly Source[]
  readonly webp: readonly Source[]
  /** For browsers that read neither; drawings have none. */
  readonly jpeg?: readonly Source[]
  /** What it's of, on a page that staff edit: a slot, or a room by its id (`rooms/3`). */
  readonly of?: string
}

interface Source {
  readonly width: number
  readonly src: string
}

/** Everything that is needed to show a picture. Look it up on the server: the list is long. */
export function picture(id: PictureId): Picture {
  return manifest.pictures[id] as Picture
}

/** The hero film: its first frame and its cuts, best compressed first. */
export const film = manifest.film

/** The 1200×630 picture that a shared link of a page shows. */
export function card(page: CardPage): string {
  return manifest.cards[page].src
}

export type CopyFormat = 'avif' | 'webp' | 'jpeg'

/** A photograph that staff sent, and its copies, by the hashes under which they're served. There are no copies until they're made. */
export type Photograph = {
  hash: string
  width: number
  height: number
  color: string
  copies: readonly { format: CopyFormat; width: number; hash: string }[]
}

/** The address of a photograph or a copy of one; its bytes never change. */
export function picturePath(hash: string): string {
  return `/api/pictures/${hash}`
}

/** What has to be seen of a picture of the farm's own, in percent from the top left, and what it is. */
export type Look = { x: number; y: number; kind: 'photo' | 'illustration' }

/** Returns a picture of the farm's own with its copies, as `<Picture>` takes it. */
export function photoPicture(photo: Photograph, look: Look): Picture {
  const { hash, width, height, color } = photo
  const copiesAs = (format: CopyFormat): Source[] =>
    photo.copies
      .filter((copy) => copy.format === format)
      .map((copy) => ({ width: copy.width, src: picturePath(copy.hash) }))
      .sort((a, b) => a.width - b.width)
  const jpeg = [...copiesAs('jpeg'), { width, src: picturePath(hash) }]
  const others = { avif: copiesAs('avif'), webp: copiesAs('webp') }
  const kind = look.kind === 'photo' ? 'photo' : 'drawing'
  return { kind, width, height, color, focus: `${look.x}% ${look.y}%`, ...others, jpeg }
}
