'use client'

import type { ReactNode } from 'react'
import { maxNoteLength } from '#lib/booking/rules/notes.ts'
import { asReason, type RejectionReason } from '#lib/booking/rules/rejection.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'

const reasons = [
  ['', 'Not said'],
  ['payment_not_found', 'The payment was not found'],
  ['double', 'Booked twice'],
  ['other', 'Something else'],
] as const satisfies [RejectionReason | '', string][]

/** Words that the guest reads. */
export const readByGuest = {
  help: 'The guest reads these words in the mail and on the booking’s page.',
  words: true,
}

type RejectDialogProps = {
  title: string
  button: string
  /** The reason that is chosen already. */
  likely?: RejectionReason
  onClose: () => void
  onReject: (words: string, because?: RejectionReason) => void
  /** The sentences about what is rejected, and what follows from it. */
  children: ReactNode
}

/** Asks for the reason of a rejection, which may stay empty and which the guest reads. */
export function RejectDialog({ likely, onReject, ...dialog }: RejectDialogProps) {
  return (
    <AskDialog
      {...dialog}
      fields={{
        because: {
          label: 'Why',
          help: 'For your own lists; the guest reads the words below.',
          options: reasons,
          start: likely,
        },
        reason: { ...readByGuest, label: 'Reason (optional)', maxLength: maxNoteLength },
      }}
      grave
      onAnswer={({ because, reason }) => onReject(reason.trim(), asReason(because) ?? undefined)}
    />
  )
}
