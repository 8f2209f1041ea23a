'use client'

import { useState } from 'react'
import { addressOf, call, reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { Papers } from '#lib/documents/schema.ts'
import { registrationOf } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { rupees } from '../kit/words.ts'
import { FirmDialog } from './firm-dialog.tsx'

const t = staffWords('documents')

type BookingPapersProps = { booking: { id: string; status: string; full_name: string } }

export function BookingPapers({ booking: { id, status, full_name } }: BookingPapersProps) {
  const search = { booking: id, status }
  const { value, refresh } = useAnswer(reading('GET documents'), search, null, {
    topics: ['bookings'],
  })
  const [over, setOver] = useState<'firm' | 'invoice' | null>(null)
  if (!value || (value.documents.length === 0 && status === 'rejected')) return null
  const leave = () => setOver(null)
  const done = () => {
    leave()
    void refresh()
  }
  const { gstin } = value.bill
  const name = value.bill.bill_to || full_name
  const isInvoiced =
    value.documents.some(({ kind }) => kind === 'tax_invoice') && !value.can_invoice
  return (
    <section aria-label={t('label')} className="border-edge border-t pt-4">
      <h3 className="font-semibold">{t('label')}</h3>
      <p className="wrap-anywhere mt-2">
        {gstin && registrationOf() !== 'none'
          ? t('bill.toGstin', { name, gstin })
          : t('bill.to', { name })}
      </p>
      <PaperList documents={value.documents} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!isInvoiced && (
          <Button kind="outline" onClick={() => setOver('firm')} size="small">
            {t('firm.title')}
          </Button>
        )}
        {value.can_invoice && (
          <Button kind="outline" onClick={() => setOver('invoice')} size="small">
            {t('invoice.issue')}
          </Button>
        )}
      </div>
      {over === 'firm' && (
        <FirmDialog bill={value.bill} booking={id} onClose={leave} onDone={done} />
      )}
      {over === 'invoice' && <InvoiceDialog booking={id} onClose={leave} onDone={done} to={name} />}
    </section>
  )
}

function PaperList({ documents }: Pick<Papers, 'documents'>) {
  if (documents.length === 0) return null
  return (
    <ul className="num mt-2 divide-y divide-rule border-rule border-y">
      {documents.map(({ id, title, number, total }) => (
        <li className="flex min-h-12 items-center justify-between gap-3" key={id}>
          <a
            className="staff-link inline-flex min-h-11 items-center"
            href={addressOf('GET documents/[id]', { params: { id } })}
            rel="noreferrer"
            target="_blank"
          >
            {t(`titles.${title}`)} {number}
          </a>
          <span>{rupees(total)}</span>
        </li>
      ))}
    </ul>
  )
}

type InvoiceDialogProps = { booking: string; to: string; onClose: () => void; onDone: () => void }

function InvoiceDialog({ booking, to, onClose, onDone }: InvoiceDialogProps) {
  const { run } = useAction(onDone)
  const issue = () =>
    run({
      about: booking,
      call: () => call('POST documents', { json: { booking } }),
      done: () => t('invoice.issued'),
      refused: (why) => t('invoice.notIssued', { why }),
    })
  return (
    <AskDialog
      button={t('invoice.issue')}
      onAnswer={issue}
      onClose={onClose}
      title={t('invoice.title')}
    >
      <p>{t('invoice.text', { name: to })}</p>
    </AskDialog>
  )
}
