'use client'

import { writeCreditNote } from '#lib/documents/client.ts'
import type { WireDocument } from '#lib/documents/schema.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { rupees } from '../kit/words.ts'

type CreditDialogProps = {
  invoice: WireDocument
  onClose: () => void
  onWritten: () => Promise<void>
}

const fields = {
  amount: {
    label: 'Amount',
    help: 'In rupees with tax. Leave it empty for all that is left.',
    inputMode: 'decimal',
  },
  reason: { label: 'Reason', help: 'The guest reads it on the paper.' },
} as const

/** Asks how much of an invoice is taken back, and why. */
export function CreditDialog({ invoice, onClose, onWritten }: CreditDialogProps) {
  const toast = useToast()
  return (
    <AskDialog
      button="Write credit note"
      fields={fields}
      grave
      onAnswer={async (answers) => {
        await writeCreditNote(invoice.id, answers)
        toast({ tone: 'success', text: `The credit note against ${invoice.number} is written.` })
        onClose()
        await onWritten()
      }}
      onClose={onClose}
      title={`Credit note against ${invoice.number}`}
    >
      <p>
        {invoice.name}, {rupees(invoice.total)}. What is issued cannot be changed; a credit note
        takes back a part of it, or all.
      </p>
    </AskDialog>
  )
}
