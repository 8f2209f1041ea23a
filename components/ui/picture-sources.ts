/** A picture with its copies, as in its owner's list. */
export interface PictureEntry {
  readonly kind: 'art' | 'photo' | 'drawing'
  readonly width: number
  readonly height: number
  /** The colour shown until the picture has loaded, and if it never does. */
  readonly color: string
  /** The point that cropping keeps, as CSS `object-position`. */
  readonly focus: string
  readonly avif: readonly PictureCopy[]
  readonly webp: readonly PictureCopy[]
  /** For browsers that read neither, as every photograph has them. */
  readonly jpeg?: readonly PictureCopy[]
  /** What it's of, where staff can change it. */
  readonly of?: string
}

interface PictureCopy {
  readonly width: number
  readonly src: string
}

export function sourceSet(copies: readonly PictureCopy[]): string {
  return copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

/** Returns the copies that every browser reads that we support. */
export function plainCopies({ webp, jpeg }: PictureEntry): readonly PictureCopy[] {
  return jpeg ?? webp
}

/** Returns the address of the middle one of them, where there's one size for all. */
export function middleOf(entry: PictureEntry): string | undefined {
  const copies = plainCopies(entry)
  return copies[Math.min(1, copies.length - 1)]?.src
}
