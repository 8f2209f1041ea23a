/** A picture with its copies, as its owner's list describes it. */
export interface PictureEntry {
  readonly kind: 'art' | 'photo'
  readonly width: number
  readonly height: number
  /** Shown until the picture has arrived, and instead of one that never does. */
  readonly color: string
  /** The point that a crop keeps, as CSS `object-position`. */
  readonly focus: string
  readonly avif: readonly PictureCopy[]
  readonly webp: readonly PictureCopy[]
}

interface PictureCopy {
  readonly width: number
  readonly src: string
}

/** The copies as a browser chooses among them. */
export function sourceSet(copies: readonly PictureCopy[]): string {
  return copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
