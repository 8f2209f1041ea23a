'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { parseRupees, toPaise, toRupees } from '#lib/shared/money.ts'
import { isConfirmedBy } from '../booking/actions.ts'
import { RejectDialog } from '../bookings/reject-dialog.tsx'
import { VoidDialog } from '../folio/void-dialog.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import { FooterMessages } from './footer-messages.tsx'
import type { Claims } from './use-claims.ts'

export function ClaimActions({ claim, claims }: { claim: Claim; claims: Claims }) {
  const { payment } = claim
  const [typed, setTyped] = useState<{ id: string; text: string } | null>(null)
  const [asking, setAsking] = useState(false)
  const text = typed?.id === payment.id ? typed.text : null
  const paise = text === null ? toPaise(payment.amount) : (parseRupees(text) ?? 0)
  const confirms = isConfirmedBy(claim.booking, toRupees(paise))
  return (
    <footer
      data-task={claims.task}
      className="sticky bottom-0 z-10 grid gap-3 rounded-b-staff border-edge border-t bg-band px-4 py-3 sm:px-5"
    >
      <FooterMessages claims={claims} />
      {text !== null && (
        <TypedField
          autoFocus
          help="Any difference stays in the balance."
          id="arrived"
          inputMode="decimal"
          label="Amount received (₹)"
          onChange={(next) => setTyped({ id: payment.id, text: next })}
          value={text}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2.5">
        <p className="min-w-[200px] flex-1 text-ink-2 text-xs max-sm:hidden">
          {hintOf(claim, confirms)}
        </p>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
          <Decide
            className="!text-red aria-disabled:!text-ink-2"
            kind="outline"
            onPress={() => setAsking(true)}
          >
            Reject…
          </Decide>
          <Button
            kind="outline"
            onClick={() => setTyped(text === null ? { id: payment.id, text: '' } : null)}
          >
            {text === null ? 'Different amount' : 'As reported'}
          </Button>
          <Decide
            aria-keyshortcuts="v"
            className="max-sm:!basis-full max-sm:order-first"
            kind="secondary"
            onPress={() => claims.verify(claim, toRupees(paise))}
            busy={text !== null && paise === 0}
          >
            {confirms ? 'Verify and confirm' : 'Verify'}{' '}
            {paise > 0 || text === null ? rupees(toRupees(paise)) : 'payment'}
          </Decide>
        </div>
      </div>
      {asking && <Question claim={claim} claims={claims} onClose={() => setAsking(false)} />}
    </footer>
  )
}

function hintOf({ is_own, booking }: Claim, confirms: boolean): string {
  if (confirms) return `The guest will get one e-mail: ${booking.reference} is paid and confirmed.`
  return is_own
    ? `The guest will get an e-mail saying payment for ${booking.reference} is verified.`
    : 'The guest’s page will show this payment as paid.'
}

type QuestionProps = { claim: Claim; claims: Claims; onClose: () => void }

function Question({ claim, claims, onClose }: QuestionProps) {
  const { booking } = claim
  const decide = (reason: string) => {
    onClose()
    claims.reject(claim, reason)
  }
  if (!claim.is_own) {
    return (
      <VoidDialog
        button="Reject payment"
        help="The reason is kept with the payment."
        onClose={onClose}
        onVoid={decide}
        title="Reject this payment"
      >
        {booking.full_name} says they paid {rupees(claim.payment.amount)} of the balance. The
        booking stays as it is, the balance is due again, and no e-mail is sent, so please tell the
        guest yourself.
      </VoidDialog>
    )
  }
  return (
    <RejectDialog
      button="Reject booking"
      onClose={onClose}
      onReject={decide}
      title="Reject this booking"
    >
      <p className="text-ink-2">
        {booking.full_name}, <span className="whitespace-nowrap">{booking.reference}</span>. The
        room will be free for other guests, and the guest will get an e-mail.
      </p>
    </RejectDialog>
  )
}
