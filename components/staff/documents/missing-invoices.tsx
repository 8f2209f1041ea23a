'use client'

import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { issueInvoice } from '#lib/documents/client.ts'
import type { WireMonth } from '#lib/documents/schema.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { usePress } from '../use-press.ts'
import { count, day } from '../words.ts'

type MissingInvoicesProps = {
  stays: WireMonth['without_invoice']
  onIssued: () => Promise<void>
}

const named = 5

/** The stays that ended without an invoice, and the button that issues all of them. */
export function MissingInvoices({ stays, onIssued }: MissingInvoicesProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const issueAll = async () => {
    setBusy(true)
    try {
      for (const { id } of stays) await orSignIn(issueInvoice(id))
      toast({ tone: 'success', text: `${count(stays.length, 'invoice')} issued.` })
    } catch {
      toast({ tone: 'error', text: 'Not all invoices could be issued. Look at what is left.' })
    }
    await onIssued()
    setBusy(false)
  }
  const press = usePress(() => void issueAll(), busy)
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
