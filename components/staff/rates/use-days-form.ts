'use client'

import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { daysChange, type RateNight, type SentDays } from '#lib/rates/schema/days.ts'
import { useGuard } from '../kit/action/use-guard.ts'
import { errorsOf, useForm } from '../kit/form/use-form.ts'
import { useUnsaved } from '../kit/form/use-unsaved.ts'
import { fromBase, fromPrice, pairOf, type TypedPrice } from './price-pair.ts'
import { previewOf, useEffectOf } from './use-effect-of.ts'
import type { RateUndo } from './use-rate-undo.ts'
import type { RatesDesk } from './use-rates.ts'
import { shared } from './words.ts'

const t = staffWords('rates')

const preview = previewOf<SentDays>((json, { signal }) =>
  call('POST rates', { json, dry: true, poll: true, signal }),
)

/** Holds what is typed for the chosen days: as it is now, as it would be, and how it is saved and taken back. */
export function useDaysForm(desk: RatesDesk, undo: RateUndo) {
  const { chosen, list } = desk
  const {
    seen,
    room: { gst_rate: gst },
  } = list.value
  const form = useForm('rate', untouched, { refresh: list.refresh })
  const { draft, change } = form
  const { staleSince } = useGuard()
  const count = chosen.days.length
  const nights = chosen.days.flatMap((day) => desk.nights.get(day) ?? [])
  const target = { room: desk.room, days: chosen.days }
  const sent = daysInput(draft, nights)
  const isSound = sent !== null && daysChange.safeParse({ ...target, ...sent }).success
  const { effect } = useEffectOf(preview, isSound ? { ...target, ...sent } : null)
  const changed = sent !== null
  useUnsaved(changed)

  const end = () => {
    change(untouched)
    chosen.clear()
  }
  const send = (what: Omit<SentDays, 'room' | 'days'>, text: string) =>
    form.send({
      wrong: errorsOf(daysChange, { ...target, ...what }),
      call: () => call('POST rates', { json: { ...target, ...what, seen } }),
      done: ({ change }) => {
        undo.tell(change, change === null ? t('days.unchanged') : text)
        end()
      },
      words: { changed_meanwhile: t('days.changedMeanwhile') },
    })
  return {
    ...form,
    nights,
    /** The fields as they are shown: what is typed, or what all the nights share. */
    shown: shownOf(draft, nights, gst),
    changed,
    effect,
    staleSince,
    typePrice: (price: string) => change({ price: fromPrice(price, gst) }),
    typeBase: (base: string) => change({ price: fromBase(base, gst) }),
    save: () => sent && void send(sent, t('days.saved', { count })),
    /** Takes away what the days have of their own. */
    goBack: () => void send({ reset: true }, t('days.wereReset', { count })),
    end,
  }
}

export type DaysForm = ReturnType<typeof useDaysForm>

/** The fields that somebody has typed for the chosen days; null where they have touched nothing. */
type TypedDays = {
  price: TypedPrice | null
  minimum: number | null
  open: boolean | null
  arrival: boolean | null
  departure: boolean | null
}

/** The fields of days before anybody has typed. */
export const untouched: TypedDays = {
  price: null,
  minimum: null,
  open: null,
  arrival: null,
  departure: null,
}

/** Returns the fields as they are shown: what is typed, or what all the nights share, or null. */
export function shownOf(typed: TypedDays, nights: readonly RateNight[], gst: number | null) {
  const of = <T>(read: (night: RateNight) => T) => shared(nights.map(read))
  return {
    price:
      typed.price ??
      pairOf(
        of(({ price }) => price),
        gst,
      ),
    minimum: typed.minimum ?? of(({ minimum_nights }) => minimum_nights),
    open: typed.open ?? of(({ closed }) => !closed),
    arrival: typed.arrival ?? of(({ arrival }) => arrival),
    departure: typed.departure ?? of(({ departure }) => departure),
  }
}

/** Returns what is to change, or null if every night has it already. */
export function daysInput(
  { price, minimum, open, arrival, departure }: TypedDays,
  nights: readonly RateNight[],
): Omit<SentDays, 'room' | 'days'> | null {
  const sent = {
    ...(price && (price.price || price.base) && { price: price.price }),
    ...(minimum !== null && { minimum_nights: minimum }),
    ...(open !== null && { closed: !open }),
    ...(arrival !== null && { no_arrival: !arrival }),
    ...(departure !== null && { no_departure: !departure }),
  }
  const isSame = nights.every(
    (night) =>
      (sent.price === undefined || Number(sent.price) === night.price) &&
      (sent.minimum_nights === undefined || sent.minimum_nights === night.minimum_nights) &&
      (sent.closed === undefined || sent.closed === night.closed) &&
      (sent.no_arrival === undefined || sent.no_arrival !== night.arrival) &&
      (sent.no_departure === undefined || sent.no_departure !== night.departure),
  )
  return isSame ? null : sent
}
