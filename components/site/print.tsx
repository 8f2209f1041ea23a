import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture.tsx'
import { type PictureId, picture } from '#lib/pictures/rules.ts'
import { mayMirror, mirrorLook, type PlateName, turnedLook } from './plates.ts'

type PrintProps = {
  name: PlateName
  /** Another cut of the same plate, such as its portrait one. */
  cut?: PictureId
  sizes: string
  /** Gives the plate its shape: an aspect ratio, or a height from outside. */
  className?: string
  preload?: boolean
  /** The thin frame inside a print's edge. */
  framed?: boolean
  /** Mirrors a drawing on left-to-right pages instead, to bring its other side to the start. */
  turned?: boolean
}

/** A printed picture with its own description. It fills the shape that `className` gives it. */
export function Print({
  name,
  cut,
  sizes,
  className = '',
  preload,
  framed = true,
  turned = false,
}: PrintProps) {
  const t = useTranslations('pictures')
  const entry = picture(cut ?? name)
  const mirror = turned ? turnedLook : mayMirror(name) && mirrorLook
  const frame = framed && entry.kind === 'art' ? 'keyline' : ''
  return (
    <div className={`relative overflow-clip rounded-plate bg-hill ${frame} ${className}`}>
      <Picture
        alt={t(`${name}.alt`)}
        className={`absolute inset-0 size-full object-cover ${mirror || ''}`}
        entry={entry}
        preload={preload ?? false}
        sizes={sizes}
      />
    </div>
  )
}
