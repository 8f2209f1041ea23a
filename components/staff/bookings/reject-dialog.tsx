'use client'

import { type ReactNode, useState } from 'react'
import { maxNoteLength } from '#lib/booking/rules.ts'
import { DecisionDialog } from '../decision-dialog.tsx'

type RejectDialogProps = {
  title: string
  /** The name of the button that decides. */
  button: string
  onClose: () => void
  onReject: (reason: string) => void
  /** The sentences about what is rejected, and what follows from it. */
  children: ReactNode
}

/** Asks for the reason of a rejection, which may stay empty and which the guest reads. */
export function RejectDialog({ title, button, onClose, onReject, children }: RejectDialogProps) {
  const [reason, setReason] = useState('')
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
          onReject(reason.trim())
        }}
      >
        {children}
        <label className="mt-5 mb-1.5 block font-medium" htmlFor="reject-reason">
          Reason (optional)
        </label>
        <textarea
          data-autofocus
          aria-describedby="reject-help"
          className="control block min-h-28 w-full px-3.5 py-2.5"
          id="reject-reason"
          maxLength={maxNoteLength}
          onChange={(event) => setReason(event.target.value)}
          value={reason}
        />
        <p className="mt-1.5 text-ink-2 text-xs" id="reject-help">
          The guest reads these words in the mail and on the booking’s page.
        </p>
      </form>
    </DecisionDialog>
  )
}
