'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { WholeRoom, WholeRoomList } from '#lib/rooms/schema/room.ts'
import { useBegun } from '../kit/action/use-begun.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { useSearch } from '../kit/list/use-search.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { useMove } from './use-move.ts'

type Over = { dialog: 'add' | 'import' } | { dialog: 'delete'; room: WholeRoom }

/** The rooms, their search and what lies over the list. */
export function useRooms(first: First<WholeRoomList>) {
  const search = useSearch({}, useSearchParams())
  const { q, text } = search
  const answer = useAnswer(reading('GET rooms'), { q }, first, { topics: ['rooms'] })
  const [over, setOver] = useState<Over | null>(null)
  useAddress(search.address)
  useBegun('add', () => setOver({ dialog: 'add' }))
  useBegun('import', () => setOver({ dialog: 'import' }))
  // From the first letter on, what is shown is not yet what is looked for.
  const list = { ...answer, loading: answer.loading || text.trim() !== q }
  return { search, list, over, setOver, move: useMove(answer) }
}

export type Rooms = ReturnType<typeof useRooms>
