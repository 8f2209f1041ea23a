'use client'

import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'

const t = staffWords('folio')

type VoidDialogProps = {
  title: string
  button: string
  help?: string
  onClose: () => void
  onVoid: (reason: string) => unknown
  /** What becomes of the payment. */
  children: ReactNode
}

/** Asks why a payment is void. */
export function VoidDialog({ help, onVoid, children, ...dialog }: VoidDialogProps) {
  const reason = {
    label: t('void.reason'),
    maxLength: 500,
    needed: t('void.noReason'),
    ...(help && { help }),
  }
  return (
    <AskDialog
      {...dialog}
      fields={{ reason }}
      grave
      onAnswer={(answers) => onVoid(answers.reason.trim())}
    >
      <p className="num text-ink-2">{children}</p>
    </AskDialog>
  )
}
