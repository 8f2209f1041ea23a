import { Info } from 'lucide-react'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { owedBy } from '#lib/payments/schema/payment.ts'
import { property } from '#lib/property.ts'
import { instantDay, rupees } from '../kit/words.ts'
import { BankFacts, Fact, MobileFact } from './bank-facts.tsx'

/** The facts to type into the bank’s app for a refund, and who has decided it. */
export function RefundFacts({ claim: { payment, booking } }: { claim: Claim }) {
  const note = booking.reference.replace('-', '')
  const left = Math.max(0, -booking.balance)
  const isOwed = payment.recorded_by === owedBy
  return (
    <div className="grid content-start gap-4 p-4 sm:p-5">
      <BankFacts amount={payment.amount} title="Pay this back">
        <Fact name="Amount" text={payment.amount.toFixed(2)}>
          {rupees(payment.amount)}, {ways[payment.method].name}
        </Fact>
        <Fact name="Reference for the note" text={note}>
          {note}
        </Fact>
        <Fact name={isOwed ? 'Owed since' : 'Decided'}>
          {instantDay(payment.created_at)},{' '}
          {isOwed ? 'more was paid than is due' : payment.recorded_by}
          {payment.note && `: ${payment.note}`}
        </Fact>
        <MobileFact phone={booking.phone} />
        {left > 0 && <Fact name="To pay back in all">{rupees(left)}</Fact>}
      </BankFacts>
      <p className="flex gap-2.5 rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4 text-turmeric-ink">
        <Info aria-hidden="true" className="mt-0.5 shrink-0" size={20} />
        <span>
          <b className="font-semibold">{property.brand} cannot move money.</b> Pay it in the bank’s
          app first, then write the UTR below.
        </span>
      </p>
    </div>
  )
}
