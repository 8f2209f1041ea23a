import { Check, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { groupUtr } from '#lib/payments/rules/utr.ts'
import { AlikeScreenshots } from '../bookings/alike-screenshots.tsx'
import { instantDay, instantTime } from '../kit/words.ts'
import { AskGuest } from '../statement/ask-guest.tsx'
import { SeenInTheBank } from '../statement/seen-in-the-bank.tsx'
import { BankFacts, Fact, MobileFact } from './bank-facts.tsx'
import { awaitsTransfer, checksOf, doubtsOf, exactWords, gapWords } from './claim-words.ts'

const t = staffWords('money')

type ClaimFactsProps = { claim: Claim; refresh: () => Promise<void> }

export function ClaimFacts({ claim, refresh }: ClaimFactsProps) {
  const { payment, booking } = claim
  const note = booking.reference.replace('-', '')
  return (
    <div className="grid content-start gap-4 p-4 sm:p-5">
      <Doubts claim={claim} refresh={refresh} />
      <BankFacts amount={payment.amount} beside={<Fit claim={claim} />} title={t('claim.find')}>
        <Fact name={t('facts.utr')} text={payment.utr}>
          {payment.utr ? groupUtr(payment.utr) : withoutUtr(claim)}
        </Fact>
        <Fact name={t('facts.reference')} text={note}>
          {note}
        </Fact>
        <Fact name={t('facts.reported')}>
          {instantDay(payment.created_at)}, {instantTime(payment.created_at)},{' '}
          {ways[payment.method].words}
        </Fact>
        <MobileFact
          phone={booking.phone}
          way={<AskGuest name={booking.full_name} paymentId={payment.id} />}
        />
      </BankFacts>
      {claim.seen && <SeenInTheBank seen={claim.seen} />}
      <ul aria-label={t('claim.checked')} className="grid gap-1.5 text-sm">
        {checksOf(claim).map((check) => (
          <li className="flex items-start gap-2.5" key={check}>
            <Check aria-hidden="true" className="mt-0.5 shrink-0 text-leaf" size={18} />
            {check}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Fit({ claim }: { claim: Claim }) {
  const gap = gapWords(claim, 'ofDue')
  const look = gap ? 'bg-turmeric-tint text-turmeric-ink' : 'bg-leaf-tint text-leaf'
  const Icon = gap ? TriangleAlert : Check
  return (
    <span
      className={`num inline-flex items-center gap-1.5 rounded-[6px] px-2.5 py-1 font-semibold text-xs ${look}`}
    >
      <Icon aria-hidden="true" className="shrink-0" size={15} />
      {gap ?? exactWords(claim)}
    </span>
  )
}

function withoutUtr(claim: Claim): string {
  return awaitsTransfer(claim)
    ? t('claim.byReference', { reference: claim.booking.reference })
    : t('claim.byAmount')
}

function Doubts({ claim, refresh }: ClaimFactsProps) {
  const { booking, is_own, utr_seen } = claim
  const sentences = doubtsOf(claim)
  if (sentences.length === 0) return null
  return (
    <section
      aria-label={t('claim.doubts')}
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="flex items-center gap-2.5 font-semibold text-turmeric-ink">
        <TriangleAlert aria-hidden="true" size={18} />
        {t('claim.doubts')}
      </h3>
      <ul className="mt-1.5 grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {utr_seen && (
        <Link
          className="staff-link inline-flex min-h-11 items-center"
          href={staffBookingPath(utr_seen)}
        >
          {t('claim.open', { reference: utr_seen })}
        </Link>
      )}
      {is_own && booking.alike && (
        <AlikeScreenshots alike={booking.alike} booking={booking} refresh={refresh} />
      )}
    </section>
  )
}
