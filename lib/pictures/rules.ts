import manifest from './manifest.json' with { type: 'json' }

/** The name of a picture; `npm run pictures` makes the list. */
export type PictureId = keyof typeof manifest.pictures

/** The public pages that have a card for shared links. */
export type CardPage = keyof typeof manifest.cards

export interface Picture {
  /** `art` may be mirrored on right-to-left pages; a photograph never is. */
  readonly kind: 'art' | 'photo'
  readonly width: number
  readonly height: number
  readonly color: string
  readonly focus: string
  readonly avif: readonly Source[]
  readonly webp: readonly Source[]
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
