'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { CopyIcon } from './icons.tsx'

type Props = {
  text: string
  /** The button's name for screen readers, which do not tell its row. */
  label: string
  /** The announcement after copying. */
  done: string
  onCopy?: (() => void) | undefined
}

type State = 'idle' | 'copied' | 'failed'

const shownMs = 4000

/** Copies the text, and announces it. */
export function CopyButton({ text, label, done, onCopy }: Props) {
  const t = useTranslations('common')
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <span className="flex flex-col items-end">
      <Button
        aria-label={label}
        className="gap-2!"
        kind="outline"
        onClick={() => {
          onCopy?.()
          void copy(text).then((copied) => setState(copied ? 'copied' : 'failed'))
        }}
        size="small"
      >
        {state === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        {/* The icon says it alone where a long word, as the Russian one is, would leave no space for the value. */}
        <span className="max-[379px]:hidden max-[479px]:[:lang(ru)_&]:hidden">
          {state === 'copied' ? t('copied') : t('copy')}
        </span>
      </Button>
      <span className={state === 'failed' ? 'mt-1 text-red text-xs' : 'sr-only'} role="status">
        {state === 'copied' && done}
        {state === 'failed' && t('copyFailed')}
      </span>
    </span>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https or permission there is no clipboard API: falls back to a selection.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
