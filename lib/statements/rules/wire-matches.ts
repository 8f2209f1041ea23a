import type { IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { WireStatement } from '../schema/files.ts'
import type { WireCandidate, WireLine, WireMatch, WireMatches } from '../schema/lines.ts'
import type { Awaited, Credit, Used } from './hit.ts'
import { type Matched, matchCredits } from './match.ts'

type Line = Credit & { utr: string | null; ignored: boolean; direction: string }
type Linked = {
  payment: string
  booking: string
  reference: string
  name: string
  by: string
  at: string
}
type Stored = Line & (Linked | { payment: null })

/** A statement as the database tells of it: its lines with the verified payments that they are, and the money that is waited for. */
export type Found = { lines: Stored[]; awaited: Awaited[]; used: Used[]; apart: string[] }

// Claims of the days of a statement that are shown without a credit, at most.
const mostClaims = 500

/** Returns a statement beside the bookings as staff see it; money in rupees. */
export function wireMatches(
  statement: WireStatement,
  { lines, awaited, used, apart }: Found,
  today: IsoDate,
): WireMatches {
  const came = lines.filter((line) => line.direction === 'received')
  const free = came.filter(({ payment }) => payment === null)
  const asked = free.filter(({ ignored }) => !ignored)
  const matches = matchCredits(asked, { awaited, used, apart: new Set(apart) }, today)
  const all = new Map<string, Line>(free.map((line) => [line.id, line]))
  const wire = (matched: Matched): WireMatch => wireMatch(matched, all)
  const unknown = new Set(matches.unknown.map(({ id }) => id))
  const named = [...matches.sure, ...matches.likely].flatMap(({ candidates }) => candidates)
  const left = free.filter(({ id, ignored }) => ignored || unknown.has(id))
  return {
    statement,
    sure: matches.sure.map(wire),
    likely: matches.likely.map(wire),
    unknown: {
      credits: left.map(wireLine),
      claims: claimsWithout(awaited, new Set(named), statement),
    },
    debits: lines.filter(isDebit).map((line) => ({
      line: wireLine(line),
      payment_id: line.payment,
      reference: line.reference,
      full_name: line.name,
    })),
    verified: came.filter(isLinked).map((line) => ({
      line: wireLine(line),
      reference: line.reference,
      booking_id: line.booking,
      payment_id: line.payment,
      by: line.by,
      at: new Date(line.at).toISOString(),
    })),
  }
}

function isLinked(line: Stored): line is Line & Linked {
  return line.payment !== null
}

// A debit whose refund has been voided no longer belongs to a payment.
function isDebit(line: Stored): line is Line & Linked {
  return line.direction === 'refunded' && isLinked(line)
}

function wireLine({ id, on, narration, paise, utr, ignored }: Line): WireLine {
  return { id, on, narration, amount: toRupees(paise), utr, ignored }
}

function wireMatch(
  { credit, because, marks, candidates }: Matched,
  all: Map<string, Line>,
): WireMatch {
  const line = all.get(credit.id) ?? { ...credit, utr: null, ignored: false, direction: 'received' }
  return { line: wireLine(line), because, marks, candidates: candidates.map(wireCandidate) }
}

function wireCandidate(each: Awaited): WireCandidate {
  return {
    booking_id: each.bookingId,
    payment_id: each.paymentId,
    reference: each.reference,
    full_name: each.fullName,
    amount: toRupees(each.paise),
    paying: each.paying,
  }
}

// A claim of a day that the statement does not tell of is no riddle.
function claimsWithout(
  awaited: Awaited[],
  named: Set<Awaited>,
  { from, to }: { from: IsoDate; to: IsoDate },
) {
  const found = awaited.flatMap((each) => {
    const { paymentId, on, utr, open } = each
    if (paymentId === null || on === null || !open || named.has(each) || on < from || on > to)
      return []
    return [{ ...wireCandidate(each), payment_id: paymentId, utr, on }]
  })
  return found.sort((a, b) => (a.on < b.on ? 1 : -1)).slice(0, mostClaims)
}
