'use client'

import { Ban, CircleCheck, Clock } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { FolioPayment } from '#lib/ledger/schema/folio.ts'
import { owedBy, type WirePayment } from '#lib/payments/schema/payment.ts'
import { statementPath } from '#lib/statements/rules/paths.ts'
import { isConfirmedBy } from '../booking/actions.ts'
import { Decide } from '../kit/action/decide.tsx'
import { MarkedText } from '../kit/marked-text.tsx'
import { day, rupees } from '../kit/words.ts'
import { useClaimDecisions } from './use-claim-decisions.ts'
import { paymentFacts, paymentState } from './words.ts'

const t = staffWords('folio')

type PaymentRowProps = {
  booking: StaffBooking
  payment: FolioPayment
  /** True while the booking waits for its own payment, which is verified with it. */
  withBooking: boolean
  onVerified: () => Promise<void>
  onVoid: () => void
}

const marks = { claimed: Clock, verified: CircleCheck, void: Ban } as const

/** One payment: its sum, how it came, how it stands, and what can be done about it. */
export function PaymentRow({ booking, payment, withBooking, onVerified, onVoid }: PaymentRowProps) {
  const { state, direction, amount, note, screenshot_path, bank_line } = payment
  const Mark = marks[state]
  const isClaim = state === 'claimed' && !withBooking
  const isOwed = state === 'claimed' && payment.recorded_by === owedBy
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-[200px] flex-1 text-xs">
        <p className="num font-semibold text-base">
          <Sum payment={payment} />
        </p>
        <p className="num text-ink-2">{paymentFacts(payment)}</p>
        <p className="mt-0.5 flex items-start gap-1.5 text-ink-2">
          <Mark
            aria-hidden="true"
            className={`mt-0.5 shrink-0 ${state === 'verified' ? 'text-leaf' : ''}`}
            size={15}
          />
          <span className="wrap-anywhere">{paymentState(payment)}</span>
        </p>
        {note && <p className="text-ink-2">{note}</p>}
        {bank_line && <BankLine line={bank_line} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {screenshot_path && (
          <a
            className="staff-link inline-flex min-h-11 items-center"
            href={screenshot_path}
            rel="noreferrer"
            target="_blank"
          >
            {t('payment.screenshot')}
          </a>
        )}
        {state !== 'void' && !isOwed && (
          <button
            aria-label={t('payment.voidAmount', { amount: rupees(amount) })}
            className="staff-link inline-flex min-h-11 items-center"
            onClick={onVoid}
            type="button"
          >
            {t('payment.void')}
          </button>
        )}
        {isClaim && direction === 'received' && (
          <VerifyButton booking={booking} onVerified={onVerified} payment={payment} />
        )}
        {isClaim && direction === 'refunded' && (
          <Link
            className={buttonClass({ kind: 'secondary', size: 'small' })}
            href={`/app/money?claim=${payment.id}`}
          >
            {t('payment.payOut')}
          </Link>
        )}
      </div>
    </li>
  )
}

function Sum({ payment: { state, direction, amount } }: { payment: WirePayment }) {
  const look = state === 'void' ? 'line-through' : ''
  if (direction === 'received') return <span className={look}>{rupees(amount)}</span>
  return t.rich('payment.refunded', {
    amount: () => <span className={look}>− {rupees(amount)}</span>,
    words: (words) => <span className="font-normal text-sm">{words}</span>,
  })
}

/** The line of the bank's statement that a payment is, and the way to it. */
function BankLine({ line }: { line: NonNullable<FolioPayment['bank_line']> }) {
  return (
    <p className="num">
      <Link
        className="staff-link me-2 inline-flex min-h-11 items-center"
        href={statementPath(line.statement_id)}
      >
        {t('payment.statement', { day: day(line.on) })}
      </Link>
      <MarkedText text={line.narration} />
    </p>
  )
}

type VerifyButtonProps = {
  booking: StaffBooking
  payment: WirePayment
  onVerified: () => Promise<void>
}

// A later payment can be what a verified booking lacked to be confirmed.
function VerifyButton({ booking, payment, onVerified }: VerifyButtonProps) {
  const { leaving, verify } = useClaimDecisions(onVerified)
  const { id, amount } = payment
  return (
    <Decide
      kind="secondary"
      size="small"
      onPress={() => void verify({ booking, payment }, amount)}
      busy={leaving.has(id)}
    >
      {t(isConfirmedBy(booking, amount) ? 'payment.verifyAndConfirm' : 'payment.verify')}
    </Decide>
  )
}
