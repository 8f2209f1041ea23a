'use client'

import { useEffect, useRef, useState } from 'react'
import { readablePicture } from '#components/ui/readable-picture.ts'
import { maxScreenshotBytes } from '#lib/payments/rules.ts'

type Screenshot = {
  file: File | null
  /** The URL of the preview; empty without a file. */
  url: string
  problem: 'type' | 'size' | 'heic' | null
  /** True while an image is being converted. */
  busy: boolean
}

const none: Screenshot = { file: null, url: '', problem: null, busy: false }

/** Holds the screenshot of the payment, in this page's memory only. */
export function useScreenshot() {
  const [screenshot, setScreenshot] = useState(none)
  const latest = useRef<File>(null)
  const { url } = screenshot
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return {
    screenshot,
    async choose(file: File) {
      latest.current = file
      setScreenshot({ ...none, busy: true })
      const picture = await readablePicture(file)
      // Another file was chosen while this one was being converted.
      if (latest.current !== file) return
      if (typeof picture === 'string') setScreenshot({ ...none, problem: picture })
      else if (picture.size > maxScreenshotBytes) setScreenshot({ ...none, problem: 'size' })
      else setScreenshot({ ...none, file: picture, url: URL.createObjectURL(picture) })
    },
    remove() {
      latest.current = null
      setScreenshot(none)
    },
  }
}
