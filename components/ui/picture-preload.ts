import { preload } from 'react-dom'
import { type PictureEntry, sourceSet } from './picture-sources.ts'

/** The cut that a window sees which `media` describes. */
export interface Cut {
  readonly entry: PictureEntry
  readonly sizes: string
  readonly media?: string
}

type Priority = 'high' | 'low'

/**
 * Asks for a picture from the page's head, before the browser has read as far as
 * the picture. Only for AVIF: a browser without it skips the link by its type.
 */
export function preloadCut({ entry, sizes, media }: Cut, priority: Priority = 'high'): void {
  const widest = entry.avif.at(-1)
  if (!widest) return
  preload(widest.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(entry.avif),
    imageSizes: sizes,
    fetchPriority: priority,
    media,
  })
}
