import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture.tsx'
import { hasPicture } from '#lib/farm/rules/shown-pictures.ts'
import { plain } from '#lib/i18n/told.ts'
import { type PictureId, picture } from '#lib/pictures/rules.ts'
import { mayMirror, mirrorLook, type PlateName } from './plates.ts'

type PlateProps = {
  id: PictureId
  /** Empty if the text beside the picture already says it, as in a link. Defaults to the picture's own. */
  alt?: ''
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  preload?: boolean
  /** Another cut for windows that match `media`. */
  tall?: { id: PictureId; media: string; sizes: string }
}

/** A picture of the farm with the alternative text of the page's language; nothing for one that the farm doesn't show. */
export function Plate({ id, alt, sizes, className = '', preload, tall }: PlateProps) {
  const t = useTranslations('pictures')
  if (!hasPicture(id)) return null
  // A portrait cut shows the same subject as its plate.
  const subject = id.replace(/(-hero)?(-tall)?$/, '') as PlateName
  return (
    <Picture
      alt={alt ?? plain(t(`${subject}.alt`))}
      className={`${mayMirror(subject) ? mirrorLook : ''} ${className}`}
      entry={picture(id)}
      sizes={sizes}
      {...(preload && { preload })}
      {...(tall && { tall: { ...tall, entry: picture(tall.id) } })}
    />
  )
}
