'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button.tsx'

type FileButtonProps = {
  /** The file types and extensions that the file dialog offers. */
  accept: string
  onChoose: (file: File) => void
  children: ReactNode
}

/** The choice of a file, drawn as a button. */
export function FileButton({ accept, onChoose, children }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass({ kind: 'outline', size: 'small' })} has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2`}
    >
      {children}
      <input
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // Allows choosing the same file again, after it was changed.
          target.value = ''
        }}
        type="file"
      />
    </label>
  )
}

/** Returns "18.4 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? `${Math.max(0.1, kilobytes).toFixed(1)} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`
}
