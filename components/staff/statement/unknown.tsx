'use client'

import { Link2 } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { WireClaim, WireLine, WireMatches } from '#lib/statements/schema/lines.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { Decide, PlainDecide } from '../kit/action/decide.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { MarkedText } from '../kit/marked-text.tsx'
import { day, rupees, rupeesAndPaise } from '../kit/words.ts'
import { AskGuest } from './ask-guest.tsx'
import { type Choices, type Taken, verificationOf } from './chosen.ts'
import { GroupHead } from './group-head.tsx'
import { TakenLine } from './taken-line.tsx'
import type { Decisions } from './use-decisions.ts'

const t = staffWords('statement')

type UnknownProps = {
  unknown: WireMatches['unknown']
  taken: Choices['taken']
  decisions: Decisions
}

/** Lines of which a side is missing: credits without a booking, and bookings without a credit. Nothing here can be ticked. */
export function Unknown({ unknown, taken, decisions }: UnknownProps) {
  const credits = unknown.credits.filter(({ ignored }) => !ignored)
  const { claims } = unknown
  if (credits.length + claims.length === 0) return null
  return (
    <section
      aria-label={t('groups.unknown.title')}
      className="min-w-0 overflow-clip rounded-staff border border-edge bg-card"
    >
      <GroupHead
        help={t('groups.unknown.help')}
        id="unknown"
        number={credits.length + claims.length}
        title={t('groups.unknown.title')}
      />
      <div className="grid border-rule border-t lg:grid-cols-2">
        <Side title={t('unknown.credits', { count: credits.length })}>
          {credits.map((line) => (
            <Credit
              claims={claims}
              decisions={decisions}
              key={line.id}
              line={line}
              taken={taken.get(line.id)}
            />
          ))}
        </Side>
        <Side title={t('unknown.claims', { count: claims.length })}>
          {claims.map((claim) => (
            <Claim claim={claim} key={claim.payment_id} />
          ))}
        </Side>
      </div>
    </section>
  )
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0 border-rule px-4 py-3.5 not-first:border-t lg:not-first:border-s lg:not-first:border-t-0 lg:px-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="mt-1 grid">{children}</ul>
    </div>
  )
}

const item =
  'flex flex-wrap items-center gap-x-3.5 gap-y-2 py-2.5 not-first:border-rule not-first:border-t'

type CreditProps = {
  line: WireLine
  taken: Taken | undefined
  claims: WireClaim[]
  decisions: Decisions
}

function Credit({ line, taken, claims, decisions }: CreditProps) {
  const [linking, setLinking] = useState(false)
  const ignore = () =>
    decisions.change(line.id, { ignored: true }, { ignored: false }, t('unknown.ignored'))
  const sum = rupeesAndPaise(toPaise(line.amount))
  const refused = decisions.refused.find(({ line_id }) => line_id === line.id)
  return (
    <li className={item} data-line={line.id}>
      <div className={`min-w-[180px] flex-1 ${taken ? 'opacity-50' : ''}`}>
        <p className="num font-semibold text-sm">
          {sum} <span className="font-normal text-ink-2 text-xs">{day(line.on)}</span>
        </p>
        <MarkedText text={line.narration} />
        <LiveWords className="font-medium text-red text-sm">{refused?.message}</LiveWords>
      </div>
      {taken ? (
        <TakenLine line={line.id} taken={taken} />
      ) : (
        <>
          <Decide
            aria-label={t('unknown.linkSum', { amount: sum })}
            kind="outline"
            size="small"
            onPress={() => setLinking(true)}
            busy={decisions.busy}
          >
            <Link2 aria-hidden="true" size={18} />
            {t('unknown.link')}
          </Decide>
          <PlainDecide
            aria-label={t('unknown.ignoreSum', { amount: sum })}
            className="staff-link min-h-11 aria-disabled:opacity-60"
            onPress={ignore}
            busy={decisions.busy}
          >
            {t('unknown.ignore')}
          </PlainDecide>
        </>
      )}
      {linking && (
        <LinkDialog
          claims={claims}
          decisions={decisions}
          line={line}
          onClose={() => setLinking(false)}
        />
      )}
    </li>
  )
}

function Claim({ claim }: { claim: WireClaim }) {
  const { full_name, amount, on, reference, payment_id } = claim
  return (
    <li className={item}>
      <div className="num min-w-[180px] flex-1">
        <p className="wrap-anywhere font-semibold text-sm">
          {full_name}, {rupees(amount)}
        </p>
        <p className="text-ink-2 text-sm">
          {t.rich('unknown.reported', {
            day: day(on),
            reference: () => <span className="whitespace-nowrap">{reference}</span>,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <AskGuest name={full_name} paymentId={payment_id} />
        <Link
          className={buttonClass({ kind: 'outline', size: 'small' })}
          href={staffBookingPath(reference)}
        >
          {t('openIt', { name: reference })}
        </Link>
      </div>
    </li>
  )
}

type LinkDialogProps = {
  line: WireLine
  /** The claims of the statement's days that have no credit. */
  claims: WireClaim[]
  decisions: Decisions
  onClose: () => void
}

/** Finds the booking that a credit is for, by name, reference or amount, and verifies the credit for it. */
function LinkDialog({ line, claims, decisions, onClose }: LinkDialogProps) {
  const { amount } = line
  const claimOf = ({ id }: StaffBooking) =>
    claims.find((each) => each.booking_id === id && each.amount === amount)
  const sum = rupeesAndPaise(toPaise(amount))
  const verify = (chosen: StaffBooking) => {
    onClose()
    const payment_id = claimOf(chosen)?.payment_id ?? null
    void decisions.verify([verificationOf(line.id, { payment_id, booking_id: chosen.id })])
  }
  return (
    <ChooseBooking
      busy={decisions.busy}
      button={(chosen) =>
        chosen
          ? t('link.verifyFor', { amount: sum, name: chosen.full_name })
          : t('link.verify', { amount: sum })
      }
      money={(booking) =>
        claimOf(booking)
          ? t('link.claims', { amount: rupees(amount) })
          : t('link.owes', { amount: rupees(booking.balance) })
      }
      onChoose={verify}
      onClose={onClose}
      title={t('unknown.link')}
      usual={{ q: String(amount), words: t('link.usual', { amount: sum }) }}
    >
      <p className="num mb-4">
        <b className="font-semibold">{sum}</b>, {day(line.on)}
        <br />
        <MarkedText text={line.narration} />
      </p>
    </ChooseBooking>
  )
}
