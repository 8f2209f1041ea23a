import { Picture } from '#components/ui/picture.tsx'
import { ownPicture, shownPicture } from '#lib/farm/rules/shown-pictures.ts'
import { slotOf } from '#lib/farm/rules/slots.ts'
import { type PictureId, picture } from '#lib/pictures/rules.ts'
import { DrawingMark } from './drawing-mark.tsx'
import { mayMirror, mirrorLook, type PlateName } from './plates.ts'
import { useDescription } from './use-description.ts'

type PlateProps = {
  id: PictureId
  /** Empty if the text beside the picture already says it, as in a link. Defaults to the picture's own. */
  alt?: ''
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  preload?: boolean
  /** Where an illustration of the farm's own says that it's one, in the element around it. Ours are told of in the footer. */
  corner?: string
  /** Another cut for windows that match `media`. The farm's own pictures have none: what must be seen of them stays in view. */
  tall?: { id: PictureId; media: string; sizes: string }
}

/** A picture of the farm with the alternative text of the page's language; nothing if there's no picture. */
export function Plate({ id, alt, sizes, className = '', preload, tall, corner }: PlateProps) {
  const subject = slotOf(id) as PlateName
  const entry = shownPicture(id)
  const description = useDescription(subject)
  if (!entry) return null
  return (
    <>
      <Picture
        className={`${mayMirror(subject) ? mirrorLook : ''} ${className}`}
        entry={entry}
        sizes={sizes}
        {...(alt === undefined ? description : { alt })}
        {...(preload && { preload })}
        {...(tall && !ownPicture(subject) && { tall: { ...tall, entry: picture(tall.id) } })}
      />
      {corner && entry.kind === 'drawing' && <DrawingMark corner={corner} picture={entry} />}
    </>
  )
}
