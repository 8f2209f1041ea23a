'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import type { Why } from '#components/ui/say-why.ts'
import { failedTitle } from '../kit/form/failed.tsx'

/** A sentence that says why something was not saved; it takes the focus when it comes. */
export function Failure({ why }: { why: Why | null }) {
  const box = useRef<HTMLDivElement>(null)
  const text = why?.text
  useEffect(() => {
    if (text) box.current?.focus()
  }, [text])
  if (!why) return null
  return (
    <Alert ref={box} role="alert" title={failedTitle('Not saved', why)} tone="error">
      <p>{why.text}</p>
    </Alert>
  )
}
