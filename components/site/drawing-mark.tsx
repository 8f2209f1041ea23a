import { useTranslations } from 'next-intl'
import type { Picture } from '#lib/pictures/rules.ts'

/** Says of a room's picture that it's drawn, in its corner; nothing of a photograph. */
export function DrawingMark({ picture }: { picture: Picture | null }) {
  const t = useTranslations('common')
  if (!picture || picture.kind === 'photo') return null
  return (
    <p className="absolute start-3 bottom-3 rounded-[6px] bg-card/92 px-2 py-0.5 text-ink-2 text-xs">
      {t('illustration')}
    </p>
  )
}
