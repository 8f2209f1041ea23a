/** A picture with its copies, as in its owner's list. */
export interface PictureEntry {
  readonly kind: 'art' | 'photo'
  readonly width: number
  readonly height: number
  /** The colour shown until the picture has loaded, and if it never does. */
  readonly color: string
  /** The point that cropping keeps, as CSS `object-position`. */
  readonly focus: string
  readonly avif: readonly PictureCopy[]
  readonly webp: readonly PictureCopy[]
}

interface PictureCopy {
  readonly width: number
  readonly src: string
}

export function sourceSet(copies: readonly PictureCopy[]): string {
  return copies.map(({ src, width }) => `${src} ${width}w`).join(', ')
}
