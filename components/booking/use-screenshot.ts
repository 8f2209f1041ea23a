'use client'

import { useEffect, useState } from 'react'
import { maxScreenshotBytes } from '#lib/booking/rules.ts'
import { readablePicture } from './readable-picture.ts'

type Screenshot = {
  file: File | null
  /** Of the preview; empty without a file. */
  url: string
  problem: 'type' | 'size' | null
  /** While a picture is being converted. */
  busy: boolean
}

const none: Screenshot = { file: null, url: '', problem: null, busy: false }

/** The payment's screenshot, in this page's memory only. */
export function useScreenshot() {
  const [screenshot, setScreenshot] = useState(none)
  const { url } = screenshot
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return {
    screenshot,
    async choose(file: File) {
      setScreenshot({ ...none, busy: true })
      const picture = await readablePicture(file)
      if (!picture) setScreenshot({ ...none, problem: 'type' })
      else if (picture.size > maxScreenshotBytes) setScreenshot({ ...none, problem: 'size' })
      else setScreenshot({ ...none, file: picture, url: URL.createObjectURL(picture) })
    },
    remove: () => setScreenshot(none),
  }
}
