'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

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
        label={t(copied ? 'copy.copied' : 'copy.what', { what })}
        className="icon-button"
        onClick={() => void copy().catch(() => undefined)}
        title={t('copy.button')}
      >
        <Icon className={copied ? 'text-leaf' : ''} size={18} />
      </IconButton>
      <span className="sr-only" role="status">
        {copied && t('copy.copied', { what })}
      </span>
    </>
  )
}
