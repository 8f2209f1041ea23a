'use client'

import { call } from '#calls/client.ts'
import { undoSeconds } from '#lib/booking/rules/undo.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom, WholeRoomList } from '#lib/rooms/schema/room.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { type By, moved } from '../kit/list/move-buttons.tsx'
import type { Answered } from '../kit/live/use-answer.ts'

const t = staffWords('rooms')

/** Returns what moves a room up (-1) or down (1) among the others, where it can be moved: not while only some are shown. */
export function useMove({ value: { rows, total }, refresh }: Answered<WholeRoomList>) {
  const { run, busy } = useAction(refresh)
  const seen = rows.map(({ id }) => id)
  return {
    busy: busy.has('rooms'),
    canMove: ({ id }: WholeRoom, by: By) => {
      return rows.length === total && seen[seen.indexOf(id) + by] !== undefined
    },
    move: ({ id, name }: WholeRoom, by: By) => {
      const rooms = moved(seen, seen.indexOf(id), by)
      void run(ordered(rooms, seen, t(by < 0 ? 'order.up' : 'order.down', { name })))
    },
  }
}

function ordered(rooms: number[], seen: number[], text: string, isUndo = false): Action {
  const undo = () => ordered(seen, rooms, t('order.undone'), true)
  return {
    about: 'rooms',
    call: () => call('POST rooms/order', { json: { rooms, seen } }),
    done: () => ({ text, ...(!isUndo && { undo: { ms: undoSeconds * 1000, action: undo() } }) }),
  }
}
