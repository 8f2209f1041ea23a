import { preload } from 'react-dom'
import { type PictureEntry, sourceSet } from './picture-sources.ts'

/** A cut of a picture for windows that match `media`. */
export interface Cut {
  readonly entry: PictureEntry
  readonly sizes: string
  readonly media?: string
}

type Priority = 'high' | 'low'

/**
 * Preloads a picture from the page's head, before the browser has parsed the picture. Only AVIF: a browser
 * without it skips the link by its type.
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
