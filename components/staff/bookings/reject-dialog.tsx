'use client'

import type { ReactNode } from 'react'
import { maxNoteLength } from '#lib/booking/rules/notes.ts'
import { asReason, type RejectionReason } from '#lib/booking/rules/rejection.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'

const reasons = [
  ['', 'None'],
  ['payment_not_found', 'Payment not found'],
  ['double', 'Booked twice'],
  ['other', 'Other'],
] as const satisfies [RejectionReason | '', string][]

/** Words that the guest reads. */
export const readByGuest = {
  help: 'The guest will see this in the e-mail and on the booking page.',
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
          label: 'Reason',
          help: 'For your records only; the guest sees the message below.',
          options: reasons,
          start: likely,
        },
        reason: {
          ...readByGuest,
          label: 'Message to the guest (optional)',
          maxLength: maxNoteLength,
        },
      }}
      grave
      onAnswer={({ because, reason }) => onReject(reason.trim(), asReason(because) ?? undefined)}
    />
  )
}
