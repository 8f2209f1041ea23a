'use client'

import { type ReactNode, useState } from 'react'
import { maxNoteLength } from '#lib/booking/rules/notes.ts'
import { asReason, type RejectionReason } from '#lib/booking/rules/rejection.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { GuestWords } from './guest-words.tsx'

const reasons = [
  ['', 'Not said'],
  ['payment_not_found', 'The payment was not found'],
  ['double', 'Booked twice'],
  ['other', 'Something else'],
] as const satisfies [RejectionReason | '', string][]

type RejectDialogProps = {
  title: string
  /** The name of the button that decides. */
  button: string
  /** The reason that is chosen already. */
  likely?: RejectionReason
  onClose: () => void
  onReject: (words: string, because?: RejectionReason) => void
  /** The sentences about what is rejected, and what follows from it. */
  children: ReactNode
}

/** Asks for the reason of a rejection, which may stay empty and which the guest reads. */
export function RejectDialog(props: RejectDialogProps) {
  const { title, button, likely = '', onClose, onReject, children } = props
  const [reason, setReason] = useState('')
  const [because, setBecause] = useState<string>(likely)
  return (
    <DecisionDialog
      button={{ form: 'reject', type: 'submit', children: button }}
      onClose={onClose}
      title={title}
    >
      <form
        id="reject"
        onSubmit={(event) => {
          event.preventDefault()
          onReject(reason.trim(), asReason(because) ?? undefined)
        }}
      >
        {children}
        <div className="mt-5">
          <ChosenField
            help="For your own lists; the guest reads the words below."
            id="reject-because"
            label="Why"
            onChange={setBecause}
            options={reasons}
            value={because}
          />
        </div>
        <GuestWords
          id="reject-reason"
          label="Reason (optional)"
          maxLength={maxNoteLength}
          onChange={setReason}
          value={reason}
        />
      </form>
    </DecisionDialog>
  )
}
