'use client'

import { useTranslations } from 'next-intl'
import type { PictureProblem } from '#components/ui/readable-picture.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'
import { megabytes } from '#lib/shared/size.ts'

const keys = {
  type: 'errorType',
  heic: 'errorHeic',
  tiff: 'errorTiff',
  pdf: 'errorPdf',
  size: 'errorSize',
} as const

/** Returns the sentence about a screenshot that cannot be sent, in the page's language. */
export function usePictureWords(): (problem: PictureProblem) => string {
  const t = useTranslations('booking.upload.shot')
  return (problem) => t(keys[problem], { megabytes: megabytes(maxScreenshotBytes) })
}
