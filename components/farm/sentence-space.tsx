import { useLocale } from 'next-intl'

/** The space between two sentences; Chinese has none. */
export function SentenceSpace() {
  return useLocale() === 'zh' ? null : ' '
}
