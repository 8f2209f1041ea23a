'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <IconButton
        label={copied ? `${what} copied` : `Copy the ${what}`}
        className="icon-button"
        onClick={() => void copy().catch(() => undefined)}
        title="Copy"
      >
        <Icon className={copied ? 'text-leaf' : ''} size={18} />
      </IconButton>
      <span className="sr-only" role="status">
        {copied && `${what} copied`}
      </span>
    </>
  )
}
