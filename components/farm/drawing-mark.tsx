import { useTranslations } from 'next-intl'
import type { Picture } from '#lib/pictures/rules.ts'

/** The corner where a picture says that it's drawn. */
export const drawingCorner = 'start-3 bottom-3'
/** The same on the first screen of a page, whose words are at its foot. */
export const heroCorner = 'end-5 top-[calc(var(--bar)+12px)]'

type DrawingMarkProps = {
  picture: Picture | null
  /** Classes that say in which corner. */
  corner?: string
}

/** Says of a picture that it's drawn, in its corner; nothing of a photograph. */
export function DrawingMark({ picture, corner = drawingCorner }: DrawingMarkProps) {
  const t = useTranslations('common')
  if (!picture || picture.kind === 'photo') return null
  return (
    <span
      className={`absolute z-[1] rounded-[6px] bg-card/92 px-2 py-0.5 text-ink-2 text-xs [text-shadow:none] ${corner}`}
    >
      {t('illustration')}
    </span>
  )
}
