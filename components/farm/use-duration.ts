import { useTranslations } from 'next-intl'

/** Returns what writes minutes as people say them: "55 min", "2 h", "1 h 30 min". */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('ways')
  return (all) => {
    const [h, min] = [Math.floor(all / 60), all % 60]
    if (h === 0) return t('minutes', { min })
    return min === 0 ? t('hours', { h }) : t('both', { h, min })
  }
}
