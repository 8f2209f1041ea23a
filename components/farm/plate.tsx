import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture.tsx'
import { type PictureId, picture } from '#lib/pictures/rules.ts'
import { mayMirror, mirrorLook, type PlateName } from './plates.ts'

type PlateProps = {
  id: PictureId
  /** Empty where the words beside the picture already say it, as in a link. Otherwise the picture's own. */
  alt?: ''
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  className?: string
  preload?: boolean
  /** Another cut where the window is so. */
  tall?: { id: PictureId; media: string; sizes: string }
}

/** A picture of the farm with the alternative text of the page's language. */
export function Plate({ id, alt, sizes, className = '', preload, tall }: PlateProps) {
  const t = useTranslations('pictures')
  // A portrait cut shows the same thing as its plate.
  const subject = id.replace(/(-hero)?(-tall)?$/, '') as PlateName
  return (
    <Picture
      alt={alt ?? t(`${subject}.alt`)}
      className={`${mayMirror(subject) ? mirrorLook : ''} ${className}`}
      entry={picture(id)}
      sizes={sizes}
      {...(preload && { preload })}
      {...(tall && { tall: { ...tall, entry: picture(tall.id) } })}
    />
  )
}
