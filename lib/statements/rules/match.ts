import type { IsoDate } from '../../shared/dates.ts'
import {
  type Awaited,
  add,
  type Because,
  type Credit,
  type Given,
  type Hit,
  hitOf,
  indexesOf,
} from './hit.ts'

export type Matched = {
  credit: Credit
  because: Because[]
  marks: [number, number][]
  candidates: Awaited[]
}
export type Matches = { sure: Matched[]; likely: Matched[]; unknown: Credit[] }

/**
 * Finds for each credit the money that it may be. Sure is a credit whose narration has a claim's UTR or a booking's
 * reference as a word, whose sum is claimed or due, and that came since the booking was made; no other booking, no other
 * credit and no verified payment may speak against it. Each credit costs some look-ups by its words, whatever the number of bookings.
 */
export function matchCredits(credits: Credit[], given: Given, today: IsoDate): Matches {
  const indexes = indexesOf(given)
  const found = credits.map((credit) => ({
    credit,
    hit: hitOf(credit, indexes, given.apart, today),
  }))
  return groupMatches(found)
}

type Found = { credit: Credit; hit: Hit | null }

// Two credits are never sure for one claim, unless one of them has its UTR. A sure match isn't a likely match of another
// credit. A match by amount and day alone is likely only if there's just one such credit.
function groupMatches(found: Found[]): Matches {
  const certain = byClaim(found, (hit) => hit.certain)
  const faint = byClaim(found, (hit) => hit.faint)
  const sure = new Set([...certain.values()].flatMap((rivals) => winnerOf(rivals) ?? []))
  const taken = new Set([...sure].map(({ candidates }) => keyOf(candidates[0])))
  const leftOf = (hit: Hit) => {
    if (hit.because.has('utr') || hit.because.has('reference')) return hit.candidates
    if (hit.faint && faint.get(keyOf(hit.candidates[0]))?.length !== 1) return []
    return hit.candidates.filter((each) => !taken.has(keyOf(each)))
  }
  const matches: Matches = { sure: [], likely: [], unknown: [] }
  for (const { credit, hit } of found) {
    const left = hit ? leftOf(hit) : []
    if (!hit || left.length === 0) matches.unknown.push(credit)
    else matches[sure.has(hit) ? 'sure' : 'likely'].push(matchedOf(credit, hit, left))
  }
  return matches
}

function byClaim(found: Found[], holds: (hit: Hit) => boolean): Map<string, Hit[]> {
  const hits = new Map<string, Hit[]>()
  for (const { hit } of found) if (hit && holds(hit)) add(hits, keyOf(hit.candidates[0]), hit)
  return hits
}

function winnerOf(rivals: Hit[]): Hit | undefined {
  const proven = rivals.filter(({ because }) => because.has('utr'))
  if (rivals.length === 1) return rivals[0]
  return proven.length === 1 ? proven[0] : undefined
}

function keyOf(each: Awaited | undefined): string {
  return each?.paymentId ?? each?.bookingId ?? ''
}

function matchedOf(credit: Credit, { because, marks }: Hit, candidates: Awaited[]): Matched {
  const places = [...new Map(marks.map(({ from, to }): [number, number] => [from, to]))]
  return {
    credit,
    because: [...because],
    marks: places.sort(([a], [b]) => a - b),
    candidates,
  }
}
