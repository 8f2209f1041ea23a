'use client'

import { useState } from 'react'
import { saveRoom } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { roomForm } from '#lib/rooms/schema/room-input.ts'
import { useEditForm } from '../kit/form/use-edit-form.ts'
import { draftOf, typedUnitNames } from './room-facts.tsx'

/** Holds the form of a room, new (null) or known. `share` is the part that has been sent, 0 to 1; null while nothing is. */
export function useRoomForm(room: WireRoom | null) {
  const [share, setShare] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const form = useEditForm('room', room, {
    toDraft: draftOf,
    toSent: (draft, base) => ({
      ...draft,
      unit_names: typedUnitNames(draft).join('\n'),
      id: base?.id,
      version: base?.version,
    }),
    schema: roomForm,
    save: async (sent): Promise<WireRoom | null> => {
      setShare(0)
      return saveRoom(sent, setShare).finally(() => setShare(null))
    },
    theirs: 'room',
  })
  return {
    ...form,
    share,
    /** The reason why the picture that was chosen last cannot be taken; null if it can, or nobody wants one any more. */
    refused,
    setRefused,
    // A picture that was chosen and refused would be missing without a word.
    save: async () => {
      if (!refused) return form.save()
      form.showOutcome({ errors: { image: refused } })
      return null
    },
  }
}

export type RoomFormState = ReturnType<typeof useRoomForm>
