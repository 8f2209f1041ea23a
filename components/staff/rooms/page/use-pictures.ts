'use client'

import { useEffect, useRef, useState } from 'react'
import { call } from '#calls/client.ts'
import { readablePicture } from '#components/ui/readable-picture.ts'
import { sayWhy } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { PictureSlot } from '#lib/rooms/schema/pictures.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { maxPhotoBytes } from '#lib/shared/photo-limits.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { megabytes } from '#lib/shared/size.ts'
import { useAction } from '../../kit/action/use-action.ts'
import { useRefused } from '../../kit/action/use-guard.ts'
import { withSignIn } from '../../kit/call/with-sign-in.ts'

const t = staffWords('rooms')

/** A photograph on its way: `share` is what has been sent, 0 to 1; `problem` is why it wasn't stored. */
export type Sending = {
  key: number
  slot: PictureSlot
  replaces: number | null
  file: File
  share: number
  problem: string | null
  /** False for a file that doesn't open as a picture, which can't be sent again. */
  opens: boolean
}

/**
 * Sends photographs, one after another: each changes the room, and the line may be slow. One that fails stays, to be sent
 * again.
 */
export function usePictures(room: WholeRoom, refresh: () => Promise<void>) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const { tell, run } = useAction(refresh)
  const refused = useRefused()
  const queue = useRef(Promise.resolve())
  const newest = useRef(room)
  useEffect(() => {
    if (room.version > newest.current.version) newest.current = room
  }, [room])

  const set = (key: number, changes: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key))

  const send = async (one: Sending) => {
    const onProgress = (share: number) => set(one.key, { share })
    try {
      newest.current = await withSignIn(stored(newest.current, one, onProgress))
      await refresh()
      drop(one.key)
      tell(`room-picture-${one.slot}`, t('photos.added', { slot: t(`slots.${one.slot}`) }))
    } catch (error) {
      set(one.key, { problem: sayWhy(error) })
      void refresh()
    }
  }
  const begin = (one: Sending) => {
    if (refused()) {
      set(one.key, { problem: t('photos.offline') })
      return
    }
    set(one.key, { file: one.file, problem: null, share: 0 })
    queue.current = queue.current.then(() => send(one))
  }
  const add = async (slot: PictureSlot, file: File, replaces: number | null = null) => {
    const picture = await readablePicture(file, maxPhotoBytes)
    const one = { key: nextKey(), slot, replaces, file, share: 0, problem: null, opens: true }
    // Another choice for the same place takes the place of one that failed.
    const isOther = (other: Sending) =>
      !other.problem || other.slot !== slot || other.replaces !== replaces
    setSending((all) => [...all.filter(isOther), one])
    if (picture instanceof File) begin({ ...one, file: picture })
    else set(one.key, { problem: problemOf(picture), opens: false })
  }
  return {
    sending,
    add,
    again: begin,
    giveUp: ({ key }: Sending) => drop(key),
    /** Moves the focus of a photograph. Returns true once it's saved. */
    moveFocus: async (picture: WirePicture, focus: { focus_x: number; focus_y: number }) => {
      const answer = await run({
        about: `room-picture-${picture.slot}`,
        call: () =>
          call('POST rooms/[id]/pictures/[picture]', {
            params: { id: room.id, picture: picture.id },
            json: { version: newest.current.version, ...focus },
          }),
        done: () => t('photos.moved'),
      })
      return answer !== null
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>

let keys = 0
function nextKey(): number {
  keys += 1
  return keys
}

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

function problemOf(problem: string): string {
  return problem === 'size'
    ? t('photos.tooLarge', { megabytes: megabytes(maxPhotoBytes) })
    : t('photos.wrongType')
}
