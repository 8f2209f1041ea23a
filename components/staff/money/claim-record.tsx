'use client'

import { ArrowLeft, ChevronDown, ChevronUp, Info } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Claim } from '#lib/ledger/schema/claims.ts'
import { ways } from '#lib/payments/rules/methods.ts'
import { owedBy } from '#lib/payments/schema/payment.ts'
import { Elsewhere } from '../booking/elsewhere.tsx'
import { Screenshot } from '../booking/screenshot.tsx'
import { ScreenshotDialog } from '../booking/screenshot-dialog.tsx'
import { count, instantDay, rupees, stayDates } from '../kit/words.ts'
import { BankFacts, Fact, MobileFact } from './bank-facts.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { RefundActions } from './refund-actions.tsx'
import type { Claims } from './use-claims.ts'

const t = staffWords('money')

type RecordProps = { claim: Claim; claims: Claims; className: string }

/** A claim in the order of the work: what to find in the bank, what is odd, the screenshot beside it, the decision. */
export function ClaimRecord({ claim, claims, className }: RecordProps) {
  const { payment, booking } = claim
  const { list, isOld, onward } = claims
  const [large, setLarge] = useState(false)
  const isRefund = payment.direction === 'refunded'
  const path = payment.screenshot_path
  const proof = path === null ? null : { ...booking, screenshot_path: path }
  return (
    <section
      aria-label={t(isRefund ? 'record.refundOf' : 'record.paymentOf', { name: booking.full_name })}
      className={`min-w-0 rounded-staff border border-edge bg-card ${className}`}
    >
      <RecordHead claim={claim} claims={claims} />
      <div
        className={`grid ${proof ? 'md:grid-cols-[minmax(0,1fr)_240px]' : ''} ${isOld ? 'opacity-50 grayscale' : ''}`}
        inert={isOld}
      >
        {isRefund ? (
          <RefundFacts claim={claim} />
        ) : (
          <ClaimFacts claim={claim} refresh={list.refresh} />
        )}
        {proof && (
          <div className="on-hill bg-hill p-3.5 max-md:-order-1">
            <Screenshot booking={proof} key={path} onOpen={() => setLarge(true)} short />
          </div>
        )}
      </div>
      {isOld && (
        <Elsewhere
          booking={booking.id}
          className="sticky bottom-0 z-10 rounded-b-staff border-edge border-t bg-band px-4 py-3 sm:px-5"
          key={payment.id}
          onNext={onward && (() => onward(claim))}
        />
      )}
      {!isOld && isRefund && <RefundActions claim={claim} claims={claims} key={payment.id} />}
      {!isOld && !isRefund && <ClaimActions claim={claim} claims={claims} />}
      {large && proof && <ScreenshotDialog booking={proof} onClose={() => setLarge(false)} />}
    </section>
  )
}

function RecordHead({ claim: { payment, booking }, claims }: Omit<RecordProps, 'className'>) {
  const { place, rows, list, close, step } = claims
  return (
    <header className="border-edge border-b">
      <div className="flex items-center gap-1 border-rule border-b px-1 py-1 xl:hidden">
        <IconButton label={t('record.back')} className="icon-button" onClick={close}>
          <ArrowLeft size={20} />
        </IconButton>
        <p className="num me-auto font-semibold text-sm">
          {t('record.place', { place: place + 1, total: list.value.total })}
        </p>
        <IconButton
          label={t('record.previous')}
          aria-disabled={place === 0 || undefined}
          className="icon-button"
          onClick={() => step(-1)}
        >
          <ChevronUp size={20} />
        </IconButton>
        <IconButton
          label={t('record.next')}
          aria-disabled={place === rows.length - 1 || undefined}
          className="icon-button"
          onClick={() => step(1)}
        >
          <ChevronDown size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
        <div className="min-w-0 max-sm:w-full">
          <h2 className="heading wrap-anywhere text-title" data-heading={payment.id} tabIndex={-1}>
            {booking.full_name}
          </h2>
          <p className="num mt-1 text-ink-2 text-sm">
            {booking.room_type}, {stayDates(booking)},{' '}
            <span className="whitespace-nowrap">{count(booking.guests, 'guest')}</span>
          </p>
        </div>
        <Link
          className={`${buttonClass({ kind: 'outline', size: 'small' })} max-sm:w-full`}
          href={staffBookingPath(booking.reference)}
        >
          {t('record.open', { reference: booking.reference })}
        </Link>
      </div>
    </header>
  )
}

function RefundFacts({ claim: { payment, booking } }: { claim: Claim }) {
  const note = booking.reference.replace('-', '')
  const left = Math.max(0, -booking.balance)
  const isOwed = payment.recorded_by === owedBy
  return (
    <div className="grid content-start gap-4 p-4 sm:p-5">
      <BankFacts amount={payment.amount} title={t('refund.title')}>
        <Fact name={t('facts.amount')} text={payment.amount.toFixed(2)}>
          {rupees(payment.amount)}, {ways[payment.method].name}
        </Fact>
        <Fact name={t('facts.referenceToGive')} text={note}>
          {note}
        </Fact>
        <Fact name={isOwed ? t('facts.owedSince') : t('facts.decided')}>
          {instantDay(payment.created_at)}, {isOwed ? t('refund.overpaid') : payment.recorded_by}
          {payment.note && `: ${payment.note}`}
        </Fact>
        <MobileFact phone={booking.phone} />
        {left > 0 && <Fact name={t('facts.toRefund')}>{rupees(left)}</Fact>}
      </BankFacts>
      <p className="flex gap-2.5 rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4 text-turmeric-ink">
        <Info aria-hidden="true" className="mt-0.5 shrink-0" size={20} />
        <span>
          {t.rich('refund.payFirst', {
            brand: farm().brand,
            b: (words) => <b className="font-semibold">{words}</b>,
          })}
        </span>
      </p>
    </div>
  )
}
