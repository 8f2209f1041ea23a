import { useLocale, useTranslations } from 'next-intl'
import { descriptionOf } from '#lib/farm/rules/shown-pictures.ts'
import { isInEnglish, plain } from '#lib/i18n/told.ts'
import type { PlateName } from './plates.ts'

/** Returns the alternative text of a picture, with its language if it isn't the page's; an empty one until staff have written it. */
export function useDescription(name: PlateName): { alt: string; lang?: string } {
  return useDescriptions()(name)
}

/** The same for several pictures. */
export function useDescriptions(): (name: PlateName) => { alt: string; lang?: string } {
  const t = useTranslations('pictures')
  const locale = useLocale()
  return (name) => {
    const description = descriptionOf(name, locale)
    if (description === 'words') {
      const alt = t(`${name}.alt`)
      return { alt: plain(alt), ...(isInEnglish(alt) && { lang: 'en' }) }
    }
    return description ? { alt: description.english, lang: 'en' } : { alt: '' }
  }
}
