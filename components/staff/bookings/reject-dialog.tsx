'use client'

import type { ReactNode } from 'react'
import { maxNoteLength } from '#lib/booking/rules/notes.ts'
import { asReason, type RejectionReason } from '#lib/booking/rules/rejection.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { messageToGuest, reasonName } from '../booking/words.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'

const t = staffWords('bookings')

const reasons: readonly RejectionReason[] = ['payment_not_found', 'double', 'other']

/** The field for words that the guest reads. */
export const readByGuest = () => ({
  label: messageToGuest(),
  help: t('reject.messageHelp'),
  words: true,
})

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
          label: t('reject.reason'),
          help: t('reject.reasonHelp'),
          options: [
            ['', t('reject.noReason')],
            ...reasons.map((name) => [name, reasonName(name)] as const),
          ],
          start: likely,
        },
        reason: {
          ...readByGuest(),
          maxLength: maxNoteLength,
        },
      }}
      grave
      onAnswer={({ because, reason }) => onReject(reason.trim(), asReason(because) ?? undefined)}
    />
  )
}
