import type { PictureEntry } from '#components/ui/picture-sources.ts'

/** A picture as the viewer shows it. */
export interface ViewedPicture {
  entry: PictureEntry
  alt: string
  title: string
  caption: string
  /** Its place in the set, in the page's language. */
  counter: string
  mirrors: boolean
}

/** The words of the viewer's buttons. */
export type ViewerWords = Record<'label' | 'previous' | 'next' | 'close' | 'hint', string>
