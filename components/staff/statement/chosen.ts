import type {
  LineVerification,
  WireCandidate,
  WireMatch,
  WireMatches,
} from '#lib/statements/schema/lines.ts'
import { candidateKey, type Group, matchKey } from './match-words.ts'

/** The decisions of a person so far: what was ticked or not, and which of several bookings it is, by the match's key. */
export type Choices = {
  ticks: Readonly<Record<string, boolean>>
  bookings: Readonly<Record<string, string>>
  /** The credits that somebody else has verified since they are shown, by the line's id: who, and when. */
  taken: ReadonlyMap<string, Taken>
}
export type Taken = { by: string; at: string }
export const noChoices: Choices = { ticks: {}, bookings: {}, taken: new Map() }

/** Returns the credits that others have verified since a statement is shown, by how it is now; `me` is who verifies some right now. */
export function takenSince(
  shown: WireMatches,
  latest: WireMatches,
  me: string | null,
): Choices['taken'] {
  const known = new Set(shown.verified.map(({ line }) => line.id))
  const since = latest.verified.filter(({ line, by }) => !known.has(line.id) && by !== me)
  return new Map(since.map(({ line, by, at }) => [line.id, { by, at }]))
}

/** Returns the booking that a credit is for: the only one, or the one that a person has chosen; null until then, and once it's taken. */
export function candidateOf(
  choices: Choices,
  group: Group,
  match: WireMatch,
): WireCandidate | null {
  const { candidates, line } = match
  if (choices.taken.has(line.id)) return null
  if (candidates.length === 1) return candidates[0] ?? null
  const chosen = choices.bookings[matchKey(group, match)]
  return candidates.find((each) => candidateKey(each) === chosen) ?? null
}

/** Returns true for what is to be verified: sure unless unticked, likely only if ticked, and never without its booking. */
export function isTicked(choices: Choices, group: Group, match: WireMatch): boolean {
  const isOn = choices.ticks[matchKey(group, match)] ?? group === 'sure'
  return isOn && candidateOf(choices, group, match) !== null
}

/** Returns the choices with some matches of a group ticked or not. */
export function withTicks(
  choices: Choices,
  group: Group,
  matches: readonly WireMatch[],
  isOn: boolean,
): Choices {
  const changed = Object.fromEntries(matches.map((match) => [matchKey(group, match), isOn]))
  return { ...choices, ticks: { ...choices.ticks, ...changed } }
}

/** Returns the choices with one of several bookings; null for none of them. The tick is a decision of its own. */
export function withBooking(
  choices: Choices,
  group: Group,
  match: WireMatch,
  key: string | null,
): Choices {
  const at = matchKey(group, match)
  return {
    ...choices,
    ticks: { ...choices.ticks, [at]: false },
    bookings: { ...choices.bookings, [at]: key ?? '' },
  }
}

/** Returns the matches that are ticked, the sure ones first. */
export function tickedOf(choices: Choices, { sure, likely }: WireMatches): WireMatch[] {
  return [
    ...sure.filter((match) => isTicked(choices, 'sure', match)),
    ...likely.filter((match) => isTicked(choices, 'likely', match)),
  ]
}

/** Returns what is sent to verify what is ticked. */
export function verificationsOf(
  choices: Choices,
  { sure, likely }: WireMatches,
): LineVerification[] {
  const of = (group: Group, matches: WireMatch[]) =>
    matches.flatMap((match) => {
      const candidate = isTicked(choices, group, match) && candidateOf(choices, group, match)
      return candidate ? [verificationOf(match.line.id, candidate)] : []
    })
  return [...of('sure', sure), ...of('likely', likely)]
}

/** Returns what is sent to verify a credit for a booking: as the payment that is claimed, if one is. */
export function verificationOf(
  line_id: string,
  { payment_id, booking_id }: Pick<WireCandidate, 'payment_id' | 'booking_id'>,
): LineVerification {
  return payment_id ? { line_id, payment_id } : { line_id, booking_id }
}
