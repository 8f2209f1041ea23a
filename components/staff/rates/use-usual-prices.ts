'use client'

import { useState } from 'react'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { saveRoom } from '#lib/rooms/client.ts'
import { baseProblem } from '#lib/rooms/rules/rate.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { parseRupees, toPaise, typedRupees } from '#lib/shared/money.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { useUnsaved } from '../kit/form/use-unsaved.ts'
import { draftOf } from '../rooms/room-facts.tsx'
import { fromBase, fromPrice, type TypedPrice } from './price-pair.ts'

const unsaved = {
  changed_meanwhile: 'Somebody else changed this room meanwhile. Close this and look again.',
}

/** Holds the usual prices of the rooms as they are typed, and saves those that have changed, with a way back. */
export function useUsualPrices(
  rooms: readonly WireRoom[],
  refresh: () => Promise<void>,
  onSaved: () => void,
) {
  const { tell } = useAction(refresh)
  const [typed, setTyped] = useState<Record<number, TypedPrice>>({})
  const [outcome, setOutcome] = useState<{
    errors: Record<number, string>
    failure: Why | null
  }>(nothingWrong)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const refused = useRefused()
  const pairOf = (room: WireRoom) => typed[room.id] ?? savedPair(room)
  const changed = rooms.filter((room) => {
    return parseRupees(pairOf(room).base) !== toPaise(room.base_rate)
  })
  useUnsaved(changed.length > 0)

  const undo = (saved: { room: WireRoom; base: string }[]): Action => ({
    about: 'rates',
    call: async () => {
      for (const { room, base } of saved) await saveBase(room, base)
    },
    done: () => 'Taken back. It is as it was.',
    refused: (why) => `Not all prices were taken back. ${why}`,
  })
  const save = async () => {
    const errors = errorsOf(changed.map((room) => [room.id, pairOf(room)]))
    setOutcome({ errors, failure: null })
    setTries((count) => count + 1)
    if (Object.keys(errors).length > 0 || busy || refused()) return
    setBusy(true)
    const saved: { room: WireRoom; base: string }[] = []
    try {
      for (const room of changed) {
        const now = await orSignIn(saveBase(room, pairOf(room).base))
        saved.push({ room: now, base: room.base_rate.toFixed(2) })
      }
      const ms = undoSeconds * 1000
      tell('rates', { text: 'The usual prices are saved.', undo: { ms, action: undo(saved) } })
      onSaved()
    } catch (error) {
      const names = saved.map(({ room }) => room.name).join(', ')
      const { text, isDone } = whyOf(error, unsaved)
      const failure = { text: `${names && `Saved only for ${names}. `}${text}`, isDone }
      setOutcome({ errors: {}, failure })
      setBusy(false)
    }
    await refresh()
  }
  const type = (id: number, read: (gst: number | null) => TypedPrice) => {
    const room = rooms.find((each) => each.id === id)
    if (room) setTyped({ ...typed, [id]: read(room.gst_rate) })
    setOutcome(nothingWrong)
  }
  return {
    changed: changed.length > 0,
    ...outcome,
    tries,
    busy,
    pairOf,
    typePrice: (id: number, price: string) => type(id, (gst) => fromPrice(price, gst)),
    typeBase: (id: number, base: string) => type(id, (gst) => fromBase(base, gst)),
    save,
  }
}

const nothingWrong = { errors: {}, failure: null }

function savedPair({ base_rate, total_rate }: WireRoom): TypedPrice {
  return { price: typedRupees(total_rate), base: typedRupees(base_rate) }
}

function errorsOf(typed: [id: number, pair: TypedPrice][]): Record<number, string> {
  return Object.fromEntries(
    typed.flatMap(([id, { base }]) => {
      const problem = baseProblem(parseRupees(base))
      return problem ? [[id, problem]] : []
    }),
  )
}

function saveBase(room: WireRoom, base_rate: string): Promise<WireRoom> {
  const { id, version } = room
  return saveRoom({ ...draftOf(room), base_rate, id, version })
}
