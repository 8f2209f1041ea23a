'use client'

import { whyOf } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { saveRoom } from '#lib/rooms/client.ts'
import { baseProblem } from '#lib/rooms/rules/rate.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { parseRupees, toPaise, typedRupees } from '#lib/shared/money.ts'
import type { Action } from '../kit/action/use-action.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUnsaved } from '../kit/form/use-unsaved.ts'
import { refusals } from '../rooms/room-facts.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { PriceFields } from './price-fields.tsx'
import { fromBase, fromPrice, type TypedPrice } from './price-pair.ts'

const t = staffWords('rates')

type UsualPricesProps = {
  rooms: readonly WireRoom[]
  refresh: () => Promise<void>
  onClose: () => void
}

/** Changes what a night of each room costs where no other rule fits. */
export function UsualPrices({ rooms, refresh, onClose }: UsualPricesProps) {
  const form = useUsualPrices(rooms, refresh)
  return (
    <EditorFrame
      about={t('usual.about')}
      className="gap-5"
      form={form}
      onClose={onClose}
      onSaved={onClose}
      title={t('usual.title')}
    >
      {rooms.map((room) => {
        const { id, name, gst_rate: gst } = room
        return (
          <fieldset key={id}>
            <legend className="mb-1 font-semibold text-md">{name}</legend>
            <PriceFields
              error={form.errors[id]}
              gst={gst}
              id={`usual-${id}`}
              onBase={(base) => form.change({ [id]: fromBase(base, gst) })}
              onPrice={(price) => form.change({ [id]: fromPrice(price, gst) })}
              pair={form.pairOf(room)}
            />
          </fieldset>
        )
      })}
    </EditorFrame>
  )
}

type Saved = { room: WireRoom; base: string }

/** Holds the usual prices of the rooms as they are typed, and saves those that have changed, with an undo. */
function useUsualPrices(rooms: readonly WireRoom[], refresh: () => Promise<void>) {
  const form = useForm<Record<number, TypedPrice>>('usual', {}, { refresh })
  const pairOf = (room: WireRoom) => form.draft[room.id] ?? savedPair(room)
  const changed = rooms.filter((room) => {
    return parseRupees(pairOf(room).base) !== toPaise(room.base_rate)
  })
  useUnsaved(changed.length > 0)
  const save = () => {
    const saved: Saved[] = []
    return form.send({
      wrong: errorsOf(changed.map((room) => [room.id, pairOf(room)])),
      call: async () => {
        for (const room of changed) {
          const now = await saveBase(room, pairOf(room).base)
          saved.push({ room: now, base: room.base_rate.toFixed(2) })
        }
      },
      done: () => {
        form.tell('rates', { text: t('usual.saved'), undo: { action: undoOf(saved) } })
      },
      why: (error) => {
        const rooms = saved.map(({ room }) => room.name).join(', ')
        const { text, isDone } = whyOf(error, refusals())
        return { text: rooms ? `${t('usual.savedOnly', { rooms })} ${text}` : text, isDone }
      },
    })
  }
  return { ...form, changed: changed.length > 0, pairOf, save }
}

function undoOf(saved: Saved[]): Action {
  return {
    about: 'rates',
    call: async () => {
      for (const { room, base } of saved) await saveBase(room, base)
    },
    done: () => t('undo.done'),
    refused: (why) => `${t('usual.notRestored')} ${why}`,
  }
}

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
  const { id, version, name } = room
  return saveRoom({ id, version, name, base_rate })
}
