'use client'

import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import type { Why } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

type FailedProps = {
  /** Says that nothing came of it: "Nothing was changed". */
  title: string
  /** The reason; nothing is shown without one. */
  why: Why | null
  children?: ReactNode
}

/** Says above a form why its button failed. What was done, though its answer is gone, isn't called undone. */
export function Failed({ title, why, children }: FailedProps) {
  if (!why) return null
  return (
    <Alert className="mb-5" role="alert" title={failedTitle(title, why)} tone="error">
      {why.text}
      {children}
    </Alert>
  )
}

/** Says that nothing came of what was refused, unless it was done after all. */
export function NothingDone({ why, children }: { why: Why; children: ReactNode }) {
  return !why.isDone && <p>{children}</p>
}

/** Returns the title over the reason why something was refused. */
export function failedTitle(title: string, { isDone }: Why): string {
  return isDone ? t('form.lostAnswer') : title
}
