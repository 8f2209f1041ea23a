'use client'

import { useEffect, useEffectEvent } from 'react'
import { reading } from '#calls/client.ts'
import { saveRoom } from '#lib/rooms/client.ts'
import type { WholeRoom, WholeRoomList } from '#lib/rooms/schema/room.ts'
import { roomForm } from '#lib/rooms/schema/room-input.ts'
import { useEditForm } from '../../kit/form/use-edit-form.ts'
import { type First, useAnswer } from '../../kit/live/use-answer.ts'
import { draftOf, type RoomDraft, sentOf } from './draft.ts'

const readRooms = reading('GET rooms')
const everyRoom = { q: '' }

/**
 * Holds a room's page: `room` as it's saved now, whoever saved it, and the form with what is typed. `gone` is true once a colleague
 * has deleted it.
 */
export function useRoomPage(first: First<WholeRoomList>, slug: string) {
  const list = useAnswer(readRooms, everyRoom, first, { topics: ['rooms'] })
  const found = list.value.rows.find((room) => room.slug === slug)
  const initial = first.value.rows.find((room) => room.slug === slug) as WholeRoom
  const form = useEditForm<WholeRoom, RoomDraft, ReturnType<typeof sentOf>>('room', initial, {
    toDraft: draftOf,
    toSent: sentOf,
    schema: roomForm,
    save: (sent) => saveRoom(sent),
    theirs: 'room',
  })
  const { saved, busy, follow } = form
  const room = found && found.version > saved.version ? found : saved
  const catchUp = useEffectEvent(() => {
    if (!busy && room !== saved) follow(room)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is followed once
  useEffect(() => catchUp(), [room.version])
  return {
    form,
    room,
    rooms: list.value.rows,
    refresh: list.refresh,
    gone: !found && !list.loading,
  }
}

export type RoomPageForm = ReturnType<typeof useRoomPage>['form']
