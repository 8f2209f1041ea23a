'use client'

import { useEffect, useRef } from 'react'
import { call } from '#calls/client.ts'
import { languages } from '#lib/i18n/languages.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Look } from '#lib/pictures/rules.ts'
import type { PictureSlot } from '#lib/rooms/schema/pictures.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { withSignIn } from '../../kit/call/with-sign-in.ts'
import type { SaveAlt } from '../../photo/alt-texts.tsx'
import { type Sending as OnTheWay, useSending } from '../../photo/use-sending.ts'

const t = staffWords('rooms')
const site = staffWords('site')

type Place = { slot: PictureSlot; replaces: number | null }

/** A photograph on its way to a room. */
type Sending = OnTheWay<Place>

/** Sends photographs to a room, one after another, because each changes the room. */
export function usePictures(room: WholeRoom, refresh: () => Promise<void>) {
  const { tell, run } = useAction(refresh)
  const newest = useRef(room)
  useEffect(() => {
    if (room.version > newest.current.version) newest.current = room
  }, [room])
  const { add, ...uploads } = useSending<Place>({
    refresh,
    isSamePlace: (one, other) => one.slot === other.slot && one.replaces === other.replaces,
    send: async (one, onProgress) => {
      newest.current = await withSignIn(stored(newest.current, one, onProgress))
      await refresh()
      tell(`room-picture-${one.slot}`, t('photos.added', { slot: t(`slots.${one.slot}`) }))
    },
  })
  return {
    ...uploads,
    add: (slot: PictureSlot, file: File, replaces: number | null = null) =>
      add({ slot, replaces }, file),
    /** Saves what has to be seen of a photograph, and what it is. Returns true once it's saved. */
    save: async ({ id, slot }: WirePicture, { x, y, kind }: Look) => {
      const answer = await run({
        about: `room-picture-${slot}`,
        call: () =>
          call('POST rooms/[id]/pictures/[picture]', {
            params: { id: room.id, picture: id },
            json: { version: newest.current.version, focus_x: x, focus_y: y, kind },
          }),
        done: () => t('photos.saved'),
      })
      return answer !== null
    },
    /** Saves what describes a photograph in a language, where `seen` was shown. Returns true once it's saved. */
    describe: async ({ id, slot }: WirePicture, ...[locale, text, seen]: Parameters<SaveAlt>) => {
      const answer = await run({
        about: `room-picture-${slot}`,
        call: () =>
          call('POST rooms/[id]/pictures/[picture]/words', {
            params: { id: room.id, picture: id },
            json: { locale, text, seen },
          }),
        done: () => site('pictures.altSaved', { language: languages[locale].label }),
      })
      return answer !== null
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>

/**
 * Sends a photograph and returns the room with it. If a colleague has changed something else of the room meanwhile, it's sent once
 * more: only another picture in its place has to be seen first.
 */
async function stored(
  room: WholeRoom,
  one: Sending,
  onProgress: (share: number) => void,
): Promise<WholeRoom> {
  try {
    return await sent(room, one, onProgress)
  } catch (error) {
    const theirs = theirsIn(error)
    if (!theirs || placeOf(theirs, one) !== placeOf(room, one)) throw error
    return sent(theirs, one, onProgress)
  }
}

async function sent(
  { id, version }: WholeRoom,
  { slot, replaces, file }: Sending,
  onProgress: (share: number) => void,
): Promise<WholeRoom> {
  const answer = await call('POST rooms/[id]/pictures', {
    params: { id },
    form: { version, slot, image: file, ...(replaces !== null && { replaces }) },
    onProgress,
  })
  return answer.room
}

function theirsIn(error: unknown): WholeRoom | null {
  if (!(error instanceof Refusal) || error.code !== 'changed_meanwhile') return null
  return (error.detail.data?.room as WholeRoom | undefined) ?? null
}

/** Returns what a photograph would take the place of, as text. */
function placeOf({ pictures }: WholeRoom, { slot, replaces }: Sending): string {
  const old = pictures.find(({ id, slot: of }) => (slot === 'more' ? id === replaces : of === slot))
  return JSON.stringify(old ?? null)
}
