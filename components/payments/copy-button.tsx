'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import { CopyIcon } from './icons.tsx'

type Props = {
  /** What goes to the clipboard. */
  text: string
  /** The button's name for those who do not see its row. */
  label: string
  /** What is announced when it worked. */
  done: string
}

type State = 'idle' | 'copied' | 'failed'

const shownMs = 4000

/** Copies, and says so. */
export function CopyButton({ text, label, done }: Props) {
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
        onClick={() => copy(text).then((copied) => setState(copied ? 'copied' : 'failed'))}
        size="small"
      >
        {state === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        {state === 'copied' ? t('copied') : t('copy')}
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
    // No clipboard without https, or not allowed: the old way.
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
