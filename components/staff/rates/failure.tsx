'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { failedTitle } from '../failed.tsx'

/** A sentence that says why something was not saved; it takes the focus when it comes. */
export function Failure({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <Alert ref={box} role="alert" title={failedTitle('Not saved', text)} tone="error">
      <p>{text}</p>
    </Alert>
  )
}
