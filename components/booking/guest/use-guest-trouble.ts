'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { maxScreenshotBytes } from '#lib/payments/rules.ts'
import { megabytes } from '#lib/shared/size.ts'
import type { Trouble } from '../flow.ts'

/** Returns the sentence for a failed request of a guest's own page, in the page's language. */
export function useGuestTrouble(): (trouble: Trouble) => string {
  const t = useTranslations('booking')
  const common = useTranslations('common')
  const { phone } = useFormats()
  return (trouble) => {
    switch (trouble.kind) {
      case 'offline':
        return common('offline')
      case 'tooMany':
        return t('upload.tooMany', { minutes: trouble.minutes, phone })
      case 'type':
        return t('upload.shot.errorType')
      case 'size':
        return t('upload.shot.errorSize', { megabytes: megabytes(maxScreenshotBytes) })
      default:
        return t('errorGeneral')
    }
  }
}
