'use client'

import { call, type Message } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { seasonChange, seasonInput, type WireSeason } from '#lib/rates/schema/seasons.ts'
import { type IsoDate, weekendNights } from '#lib/shared/dates.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { previewOf, useEffectOf } from './use-effect-of.ts'
import type { RateUndo } from './use-rate-undo.ts'

const t = staffWords('rates')

const preview = previewOf<Sent>((sent, { signal }) => send(sent, { dry: true, poll: true, signal }))

/** Holds the editor of a season: its fields, what they would do, and how it is saved. `rooms` are the ids of all rooms. */
export function useSeasonForm(season: EditedSeason, rooms: readonly number[], undo: RateUndo) {
  const schema = season.id === undefined ? seasonInput : seasonChange
  const form = useEditForm<EditedSeason, SeasonDraft, Sent>('season', season, {
    toDraft: (saved) => seasonDraft(saved, rooms),
    toSent: (draft, base) => sentSeason(draft, base, rooms),
    schema,
    save: async (sent) => {
      const { change, season: after } = await send(sent)
      // A colleague can have deleted it since.
      const now = after ?? season
      undo.tell(change, t('editor.saved', { name: now.name }))
      return now
    },
    theirs: 'season',
    at: { price: 'prices' },
  })
  const sent = sentSeason(form.draft, form.saved, rooms)
  const isSound = form.changed && schema.safeParse(sent).success
  const { effect, problem } = useEffectOf(preview, isSound ? sent : null)
  return {
    ...form,
    effect,
    /** The reason why the season would be refused, before it is saved. */
    problem,
    /** Returns what is wrong with the price of a room. */
    priceError: (room: number): string | undefined => {
      const at = sent.prices.findIndex((each) => each.room === room)
      return at < 0 ? undefined : form.errors[`prices.${at}.price`]
    },
  }
}

type Sent = ReturnType<typeof sentSeason>
type How = Pick<Message<'POST seasons'>, 'dry' | 'poll' | 'signal'>

function send({ id, version, ...json }: Sent, how: How = {}) {
  return id === undefined || version === undefined
    ? call('POST seasons', { json, ...how })
    : call('POST seasons/[id]', { params: { id }, json: { ...json, version }, ...how })
}

export type SeasonForm = ReturnType<typeof useSeasonForm>

/** A season as its editor has it: as text, except for what is chosen. `prices` are by the id of the room. */
type SeasonDraft = {
  name: string
  /** The id of its room, or empty for all rooms. */
  room: string
  from: string
  to: string
  weekdays: number[]
  kind: 'prices' | 'percent'
  prices: Record<number, string>
  percent: string
  minimum: number | null
  open: boolean
  arrival: boolean
  departure: boolean
}

/** A season that the editor begins with; without an id it is new. `from` is null for weekday prices. */
export type EditedSeason = Omit<WireSeason, 'id' | 'version'> &
  Partial<Pick<WireSeason, 'id' | 'version'>>

/** Returns a new season of some nights, or the weekday prices of weekends for null. */
export function newSeason(nights: { from: IsoDate; to: IsoDate } | null): EditedSeason {
  return {
    name: '',
    room: null,
    from: nights?.from ?? null,
    to: nights?.to ?? null,
    weekdays: nights ? [1, 2, 3, 4, 5, 6, 7] : [...weekendNights],
    price: null,
    percent: null,
    prices: [],
    minimum_nights: null,
    closed: false,
    no_arrival: false,
    no_departure: false,
  }
}

/** Returns the fields of a season, as they are typed. A price for all rooms is given to each of `rooms`. */
export function seasonDraft(season: EditedSeason, rooms: readonly number[]): SeasonDraft {
  const { price, prices, percent, room } = season
  const each = price === null ? prices : rooms.map((id) => ({ room: id, price }))
  return {
    name: season.name,
    room: room === null ? '' : String(room),
    from: season.from ?? '',
    to: season.to ?? '',
    weekdays: season.weekdays,
    kind: percent === null ? 'prices' : 'percent',
    prices: Object.fromEntries(each.map((one) => [one.room, typedRupees(one.price)])),
    percent: percent === null ? '' : String(percent),
    minimum: season.minimum_nights,
    open: !season.closed,
    arrival: !season.no_arrival,
    departure: !season.no_departure,
  }
}

/** Returns the percent that is typed, more or less than usual; null for prices, and until it's a whole number. */
export function typedPercent({ kind, percent }: Pick<SeasonDraft, 'kind' | 'percent'>) {
  const typed = plainPercent(percent)
  return kind === 'percent' && /^[+-]?\d+$/.test(typed) ? Number(typed) : null
}

function plainPercent(typed: string): string {
  return typed.replace('−', '-').replace('%', '').trim()
}

/** Returns what is sent for the fields; a room without a price keeps its own. */
export function sentSeason(
  draft: SeasonDraft,
  { id, version, from }: EditedSeason,
  rooms: readonly number[],
) {
  const room = draft.room === '' ? null : Number(draft.room)
  const typed = (each: number) => draft.prices[each]?.trim() || null
  const byRoom = rooms.flatMap((each) => {
    const price = typed(each)
    return price ? [{ room: each, price }] : []
  })
  const isPercent = draft.kind === 'percent'
  return {
    id,
    version,
    name: draft.name,
    room,
    from: from === null ? null : draft.from,
    to: from === null ? null : draft.to,
    weekdays: draft.weekdays,
    price: isPercent || room === null ? null : typed(room),
    percent: isPercent ? plainPercent(draft.percent).replace('+', '') || null : null,
    prices: isPercent || room !== null ? [] : byRoom,
    minimum_nights: draft.minimum,
    closed: !draft.open,
    no_arrival: !draft.arrival,
    no_departure: !draft.departure,
  }
}
