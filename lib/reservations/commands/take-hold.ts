import { networkBounds } from '../../booking/rules/sender.ts'
import { requireBookable } from '../../booking/rules/stay-problems.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { farm, requireOpen } from '../../farm/rules/farm.ts'
import type { Locale } from '../../i18n/languages.ts'
import { addJob } from '../../jobs/queue.ts'
import { findCode } from '../../rates/queries/find-code.ts'
import { totalOf } from '../../rates/rules/charges.ts'
import { type Code, type Quote, quoteStay } from '../../rates/rules/quote.ts'
import { requireSold } from '../../rates/rules/require-sold.ts'
import { wireQuote } from '../../rates/schema/quote.ts'
import { holdExpiry, holdMinutes } from '../../rooms/rules/hold.ts'
import { nightsOf } from '../../rooms/rules/stay.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { toPaise } from '../../shared/money.ts'
import { randomSecret } from '../../shared/random.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type HoldState, lockHold, networksOf, serves } from '../../stays/commands/find-hold.ts'
import { extendUnit, lockRoom, lockUnits, takeUnit } from '../../stays/commands/take-unit.ts'
import { withAlternatives } from '../../stays/commands/with-alternatives.ts'
import type { HoldInput } from '../schema/booking-input.ts'
import type { Hold } from '../schema/holds.ts'
import { type Asked, mayKeep } from './bound-nights.ts'
import { insertHold } from './insert-hold.ts'
import { endHold } from './release-hold.ts'

type Kept = Pick<
  HoldState,
  'id' | 'token' | 'reference' | 'createdAt' | 'live' | 'roomId' | 'charges' | 'terms'
>

type AskedWithMail = Asked & { mailTo?: string }

/**
 * Keeps a unit for the guest who pays. The token of a hold of the same room, dates, guests and code extends that one, at its
 * price: to 20 minutes from now, but never past 60 minutes from its beginning (`hold_limit`). The token of another
 * stay gives the old hold up for a new one, and so does one that was given back; that of a hold which has become a
 * booking no longer works (`hold_not_found`). `not_open`; `room_not_available` with `nearest`; `validation_failed` for more guests
 * than the room sleeps; `too_many_requests` for more nights than a network may keep, see {@link mayKeep}. A new hold
 * enqueues a mail with the link back to it for the address `mailTo`; without an address there is none.
 */
export async function takeHold(input: HoldInput, asked: AskedWithMail): Promise<Hold> {
  return withAlternatives(input, asked.now, () =>
    transaction((tx) => newOrExtended(tx, input, asked)),
  )
}

async function newOrExtended(tx: Tx, input: HoldInput, asked: AskedWithMail): Promise<Hold> {
  const { now } = asked
  const known = input.hold_token ? await lockHold(tx, input.hold_token, now) : null
  // An extension that the page asked for while the booking was on its way must not keep a second unit.
  if (known?.used) throw new Refusal('hold_not_found')
  const isSame = known && serves(known, input, now) && known.guests === input.guests
  const code = await findCode(tx, wantedCode(input), now, 'lock')
  const own =
    known && isSame && !known.released && known.codeId === (code?.id ?? null) ? known : null
  await requireBound(tx, input, { networks: networksOf(own, asked), known, now })
  if (!own) return newHold(tx, input, { old: known, code }, asked)
  // Its dates were good on the day on which it was taken: midnight may have passed.
  await lockUnits(tx, own.roomId)
  return keepUnit(tx, own, input, now)
}

function wantedCode({ code, checkIn, hold_token: own }: HoldInput) {
  return { code, checkIn, own }
}

async function requireBound(
  tx: Tx,
  input: HoldInput,
  { networks, known, now }: { networks: string[]; known: HoldState | null; now: Date },
): Promise<void> {
  const kept = {
    bounds: networkBounds(networks),
    nights: nightsOf(input),
    holdId: known?.id ?? null,
  }
  if (await mayKeep(tx, kept, now)) return
  const message = `Many nights are already being held from your network. Please wait, or call ${farm().phone}.`
  throw new Refusal('too_many_requests', { message, retryAfter: holdMinutes * 60 })
}

async function newHold(
  tx: Tx,
  input: HoldInput,
  { old, code }: { old: HoldState | null; code: Code | null },
  { networks, now, mailTo }: AskedWithMail,
): Promise<Hold> {
  requireOpen()
  requireBookable(input, dayInIndia(now))
  const { room, rules } = await lockRoom(tx, input.roomType, input.checkIn)
  requireBeds(room, input.guests)
  const quote = requireSold(quoteStay(room, rules, input, code))
  requireSeen(quote, input.amount)
  if (old) await endHold(tx, old, now)
  const { checkIn, checkOut, guests } = input
  const stay = { room, checkIn, checkOut, guests, charges: quote.charges, codeId: code?.id ?? null }
  const token = randomSecret()
  const added = await insertHold(tx, { ...stay, token, by: { networks }, now })
  const kept = {
    ...added,
    token,
    createdAt: now,
    live: false,
    roomId: room.id,
    charges: quote.charges,
  }
  if (mailTo) await enqueueMail(tx, kept, mailTo, input.locale, now)
  return keepUnit(tx, kept, input, now)
}

// Staff may have changed the price since the page showed it: the guest sees the new one before anything is held.
function requireSeen(quote: Quote, seen: number | undefined): void {
  if (seen === undefined || toPaise(seen) === quote.totalPaise) return
  throw new Refusal('price_changed', { data: { quote: wireQuote(quote) } })
}

// A minute later, because who goes back or changes the dates at once needs no mail.
async function enqueueMail(
  tx: Tx,
  { token, reference }: Kept,
  email: string,
  locale: Locale,
  now: Date,
) {
  const later = { key: `hold-mail-${reference}`, runAt: new Date(now.getTime() + 60_000) }
  await addJob(tx, 'send_hold_mail', { token, email, locale }, later)
}

// Asked before payment, and never of a guest who has paid.
function requireBeds({ name, sleeps }: { name: string; sleeps: number | null }, guests: number) {
  if (sleeps === null || guests <= sleeps) return
  const message = `${name} sleeps ${sleeps}.`
  throw new Refusal('validation_failed', { message, errors: { guests: message } })
}

async function keepUnit(tx: Tx, hold: Kept, input: HoldInput, now: Date): Promise<Hold> {
  const expiresAt = holdExpiry(hold.createdAt, now)
  if (!expiresAt) throw new Refusal('hold_limit')
  // What it kept may have gone while this waited for the room.
  const isExtended = hold.live && (await extendUnit(tx, hold.id, expiresAt))
  if (!isExtended) {
    const unit = await takeUnit(tx, hold.roomId, input, { holdId: hold.id, expiresAt }, now)
    if (unit === null) throw new Refusal('room_not_available')
  }
  return {
    token: hold.token,
    reference: hold.reference,
    expiresAt,
    totalPaise: totalOf(hold.charges),
    terms: hold.terms,
  }
}
