import type { Undo } from '#lib/booking/rules/taking-back.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { TypedChange } from '#lib/stays/schema/stay-change.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { notUndone } from '../kit/action/undo-words.ts'
import type { Notice } from '../kit/action/use-action.ts'

const t = staffWords('stay')

/** Returns what is said of a change of a stay, with the way to put it back. */
export function changeNotice(id: string, text: string, undo: Undo | null): Notice {
  return {
    text,
    undo: toldUndo(undo, {
      about: id,
      done: () => t('changed.undone'),
      refused: notUndone,
    }),
  }
}

/** A stay as it is seen, with the price that was agreed in rupees. */
type SeenStay = {
  check_in: string
  check_out: string
  unit: number | null
  guests: number
  amount: number
}

type Wanted = Pick<TypedChange, 'check_in' | 'check_out' | 'room' | 'unit' | 'quoted' | 'tell'>

/** Returns what is sent to give the guests of a stay other nights or another unit, without a reason. */
export function changeOf(
  { check_in, check_out, unit, guests, amount }: SeenStay,
  wanted: Wanted,
): TypedChange {
  const seen = { check_in, check_out, unit, guests, amount }
  return { ...wanted, guests, reason: '', seen }
}
