'use client'

import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { issueInvoice } from '#lib/documents/client.ts'
import type { WireMonth } from '#lib/documents/schema.ts'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import { count, day } from '../kit/words.ts'

type MissingInvoicesProps = {
  stays: WireMonth['without_invoice']
  onIssued: () => Promise<void>
}

const named = 5

/** The stays that ended without an invoice, and the button that issues all of them. */
export function MissingInvoices({ stays, onIssued }: MissingInvoicesProps) {
  const { busy, run } = useAction(onIssued)
  const issueAll = () =>
    run({
      about: 'invoices',
      call: async () => {
        for (const { id } of stays) await issueInvoice(id)
      },
      done: () => `${count(stays.length, 'invoice')} issued.`,
      refused: (why) => `Not all invoices were issued. ${why}`,
    })
  const press = usePress(() => void issueAll(), busy.has('invoices'))
  const names = stays.slice(0, named).map(({ name, left_on }) => `${name} (${day(left_on)})`)
  const others = stays.length - names.length
  return (
    <Alert title={`${count(stays.length, 'stay')} ended without an invoice`} tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-[220px] flex-1">
          {names.join(', ')}
          {others > 0 && ` and ${others} more`}. The month is not complete before they are issued.
        </p>
        <Button className="bg-card! max-md:w-full" kind="outline" size="small" {...press}>
          {stays.length === 1 ? 'Issue it' : `Issue all ${stays.length}`}
        </Button>
      </div>
    </Alert>
  )
}
