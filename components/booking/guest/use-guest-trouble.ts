'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { usePictureWords } from '#components/payments/proof/use-picture-words.ts'
import type { Trouble } from '../troubles.ts'

/** Returns the sentence for a failed request of a guest's own page, in the page's language. */
export function useGuestTrouble(): (trouble: Trouble) => string {
  const t = useTranslations('booking')
  const common = useTranslations('common')
  const picture = usePictureWords()
  const { phone } = useFormats()
  return (trouble) => {
    switch (trouble.kind) {
      case 'offline':
        return common('offline')
      case 'tooMany':
        return t('upload.tooMany', { minutes: trouble.minutes, phone })
      case 'type':
      case 'size':
        return picture(trouble.kind)
      default:
        return t('errorGeneral')
    }
  }
}
