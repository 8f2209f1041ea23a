'use client'

import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import type { BlockChange, BlockInput, StandingBlock, UnitBlock } from '#lib/stays/schema/blocks.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import type { NamedUnits } from './block-words.ts'
import { focusNight } from './grid-stops.ts'

const t = staffWords('calendar')

/** What was done to a block: its words, the place that the keys go back to, and the call that takes it back. */
type Blocked = {
  id: string
  text: string
  place: Pick<UnitBlock, 'room' | 'unit' | 'from'>
  back: () => Promise<unknown>
}

/**
 * Blocks units, changes blocks and lifts them, each with a message that takes it back. `refresh` shows the calendar anew. What
 * is taken back leaves the keys on its nights.
 */
export function useBlocks(refresh: () => Promise<void>) {
  const { tell } = useAction(refresh)
  const blocked = ({ id, text, place: { room, unit, from }, back }: Blocked) => {
    const action = {
      about: id,
      call: back,
      done: () => t('blocked.undone'),
      refused: notUndone,
      words: { changed_meanwhile: t('blocked.changedMeanwhile') },
      focus: () => focusNight(`${room}.${unit}`, from),
    }
    tell(id, { text, undo: { action } })
    void refresh()
  }
  return {
    /** Blocks units; what refuses it is thrown. `named` says which; null where only their free nights are. */
    block: async (input: BlockInput, named: NamedUnits | null) => {
      const { blocks } = await call('POST desk/blocks', { json: input })
      const [first] = blocks
      const text = named
        ? t('blocked.units', { units: named.units, count: named.count })
        : t('blocked.nights', { count: nightsOf(blocks) })
      if (first) blocked({ id: first.id, text, place: first, back: () => lift(blocks) })
    },
    /** Changes a block of a unit of this name. */
    change: async (id: string, change: BlockChange, unit: string) => {
      await changeBlock(id, change)
      const { seen: before, ...seen } = change
      const back = () => changeBlock(id, { ...before, seen })
      blocked({ id, text: t('blocked.changed', { unit }), place: before, back })
    },
    /** Lifts a block, as it was seen. One that has begun ends today, and is given its end back. */
    lift: async (id: string, seen: UnitBlock, name: string) => {
      const { from: to } = await lift([{ id, ...placeOf(seen) }])
      const { unit, ...block } = seen
      const back = () =>
        seen.from < to
          ? changeBlock(id, { ...seen, seen: { ...seen, to } })
          : call('POST desk/blocks', { json: { ...block, units: [unit], only_free: false } })
      blocked({ id, text: t('blocked.onSale', { unit: name }), place: seen, back })
    },
  }
}

function lift(blocks: StandingBlock[]) {
  return call('DELETE desk/blocks', { json: { blocks } })
}

function changeBlock(id: string, json: BlockChange) {
  return call('POST desk/blocks/[id]', { params: { id }, json })
}

function nightsOf(made: StandingBlock[]): number {
  return made.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
}

function placeOf({ room, unit, from, to }: UnitBlock) {
  return { room, unit, from, to }
}

export type Blocks = ReturnType<typeof useBlocks>
