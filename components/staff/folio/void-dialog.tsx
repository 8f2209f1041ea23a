'use client'

import type { ReactNode } from 'react'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'

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
    label: 'Reason',
    maxLength: 500,
    needed: 'Enter a reason.',
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
