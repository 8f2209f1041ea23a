'use client'

import { byWords, DoneElsewhere } from '../booking/elsewhere.tsx'
import type { Taken } from './chosen.ts'

type TakenLineProps = { line: string; taken: Taken; className?: string }

export function TakenLine({ line, taken: { by, at }, className = '' }: TakenLineProps) {
  return (
    <DoneElsewhere by={by} className={className} id={line} onNext={() => focusAfter(line)}>
      Verified {byWords(by, at, new Date())}
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
