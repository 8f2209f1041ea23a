'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toPaise } from '#lib/shared/money.ts'
import type { WireLine, WireMatches } from '#lib/statements/schema/lines.ts'
import { PlainDecide } from '../kit/action/decide.tsx'
import { MarkedText } from '../kit/marked-text.tsx'
import { day, instantDay, rupeesAndPaise } from '../kit/words.ts'
import type { Decisions } from './use-decisions.ts'

const t = staffWords('statement')

/** Credits and refunds that need no more checking, from the bank's line to its booking: verified, refunded, or no guest's. */
export function Settled({ matches, decisions }: { matches: WireMatches; decisions: Decisions }) {
  const { verified, debits, unknown } = matches
  const ignored = unknown.credits.filter((line) => line.ignored)
  const bringBack = ({ id }: WireLine) =>
    decisions.change(id, { ignored: false }, { ignored: true }, t('settled.movedBack'))
  return (
    <>
      <Fold number={verified.length} title={t('settled.verified', { count: verified.length })}>
        {verified.map(({ line, reference, by, at }) => (
          <Row key={line.id} line={line}>
            <ToBooking reference={reference}>
              {by}, {instantDay(at)}
            </ToBooking>
          </Row>
        ))}
      </Fold>
      <Fold number={debits.length} title={t('settled.refunds', { count: debits.length })}>
        {debits.map(({ line, reference, full_name }) => (
          <Row key={line.id} line={line}>
            <ToBooking reference={reference}>{full_name}</ToBooking>
          </Row>
        ))}
      </Fold>
      <Fold number={ignored.length} title={t('settled.ignored', { count: ignored.length })}>
        {ignored.map((line) => (
          <Row key={line.id} line={line}>
            <PlainDecide
              busy={decisions.busy}
              className="staff-link min-h-11 justify-self-start aria-disabled:opacity-60"
              onPress={() => bringBack(line)}
            >
              {t('settled.moveBack')}
            </PlainDecide>
          </Row>
        ))}
      </Fold>
    </>
  )
}

function Fold({ title, number, children }: { title: string; number: number; children: ReactNode }) {
  if (number === 0) return null
  return (
    <details className="group min-w-0 overflow-clip rounded-staff border border-edge bg-card">
      <summary className="flex min-h-14 cursor-pointer items-center gap-2.5 px-4 font-semibold lg:px-5">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto shrink-0 group-open:rotate-180"
          size={18}
        />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

function Row({ line, children }: { line: WireLine; children: ReactNode }) {
  return (
    <li className="num grid gap-x-4 gap-y-1 border-rule border-t px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_auto_220px] md:items-center lg:px-5">
      <p>
        <span className="me-3 text-ink-2 text-xs">{day(line.on)}</span>
        <MarkedText text={line.narration} />
      </p>
      <p className="whitespace-nowrap font-semibold text-sm">
        {rupeesAndPaise(toPaise(line.amount))}
      </p>
      {children}
    </li>
  )
}

function ToBooking({ reference, children }: { reference: string; children: ReactNode }) {
  return (
    <p className="wrap-anywhere text-ink-2 text-xs">
      <Link
        className="staff-link me-2 inline-flex min-h-11 items-center"
        href={staffBookingPath(reference)}
      >
        {reference}
      </Link>
      {children}
    </p>
  )
}
