'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { byWords, DoneElsewhere } from '../booking/elsewhere.tsx'
import type { Taken } from './chosen.ts'

const t = staffWords('statement')

type TakenLineProps = { line: string; taken: Taken; className?: string }

export function TakenLine({ line, taken: { by, at }, className = '' }: TakenLineProps) {
  return (
    <DoneElsewhere by={by} className={className} id={line} onNext={() => focusAfter(line)}>
      {t('taken', { byWhom: byWords(by, at, new Date()) })}
    </DoneElsewhere>
  )
}

// The next credit about which something can still be decided.
function focusAfter(line: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const at = rows.findIndex((row) => row.dataset.line === line)
  const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(
    (row) => !row.querySelector('[data-elsewhere]'),
  )
  next?.querySelector<HTMLElement>('input, select, button')?.focus()
}
