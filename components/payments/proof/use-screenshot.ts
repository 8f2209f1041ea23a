'use client'

import { useRef, useState } from 'react'
import { type PictureProblem, readablePicture } from '#components/ui/readable-picture.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'

type Chosen = {
  file: File | null
  problem: PictureProblem | null
  /** True while a file is being opened and made ready. */
  busy: boolean
}

const none: Chosen = { file: null, problem: null, busy: false }

/** Holds the screenshot of a payment, in this page's memory only; `onChoose` runs when a file is chosen. */
export function useScreenshot(onChoose: () => void) {
  const [chosen, setChosen] = useState(none)
  const latest = useRef<File>(null)
  return {
    ...chosen,
    async choose(file: File) {
      onChoose()
      latest.current = file
      setChosen(({ file: before }) => ({ file: before, problem: null, busy: true }))
      const picture = await readablePicture(file, maxScreenshotBytes)
      // Another file was chosen while this one was being converted.
      if (latest.current !== file) return
      // If the new file can't be sent, keep the earlier one.
      setChosen(({ file: before }) =>
        picture instanceof File
          ? { ...none, file: picture }
          : { ...none, file: before, problem: picture },
      )
    },
    remove() {
      latest.current = null
      setChosen(none)
    },
  }
}

export type Screenshot = ReturnType<typeof useScreenshot>
