import { Picture } from '#components/ui/picture.tsx'
import { shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import type { PictureId } from '#lib/pictures/rules.ts'

/**
 * Returns a picture of the farm that decorates a screen, as guests see it; null if there's none: then the screen does without. Only the
 * server knows a farm's own pictures.
 */
export function farmPicture(id: PictureId, sizes: string, look = '') {
  const entry = shownPicture(id)
  return (
    entry && (
      <Picture
        alt=""
        className={`absolute inset-0 size-full object-cover ${look}`}
        entry={entry}
        sizes={sizes}
      />
    )
  )
}
