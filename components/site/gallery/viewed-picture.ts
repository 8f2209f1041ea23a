import type { PictureEntry } from '#components/ui/picture-sources.ts'

/** A picture in the viewer. */
export interface ViewedPicture {
  entry: PictureEntry
  alt: string
  /** The language of `alt`, if it isn't the page's. */
  lang?: string
  title: string
  caption: string
  /** The position in the set, in the page's language. */
  counter: string
  mirrors: boolean
}

/** The labels of the viewer's buttons. */
export type ViewerWords = Record<'label' | 'previous' | 'next' | 'close' | 'hint', string>
