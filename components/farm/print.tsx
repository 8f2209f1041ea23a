import { shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import type { PictureId } from '#lib/pictures/rules.ts'
import { drawingCorner } from './drawing-mark.tsx'
import { Plate } from './plate.tsx'
import type { PlateName } from './plates.ts'

type PrintProps = {
  name: PlateName
  /** Another cut of the same plate, such as its portrait one. */
  cut?: PictureId
  sizes: string
  /** Classes that set its shape: an aspect ratio, or a height from outside. */
  className?: string
  preload?: boolean
  /** True for a thin line inside the edge; photographs have none. */
  framed?: boolean
}

/**
 * A plate as a print on the page, with a note on an illustration of the farm's own; nothing if there's no picture. It fills the shape
 * that `className` sets.
 */
export function Print({
  name,
  cut = name,
  sizes,
  className = '',
  preload,
  framed = true,
}: PrintProps) {
  const entry = shownPicture(cut)
  if (!entry) return null
  const frame = framed && entry.kind === 'art' ? 'keyline' : ''
  return (
    <div className={`relative overflow-clip rounded-plate bg-hill ${frame} ${className}`}>
      <Plate
        className="absolute inset-0 size-full object-cover"
        corner={drawingCorner}
        id={cut}
        preload={preload ?? false}
        sizes={sizes}
      />
    </div>
  )
}
