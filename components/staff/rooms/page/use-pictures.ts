'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#calls/client.ts'
import { photoToSend } from '#components/ui/readable-picture.ts'
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
import { useOfflineSince } from '../../kit/live/use-offline-since.ts'

const t = staffWords('rooms')
// A line that has just come back may go again.
const againMs = 2_000
// One that gets lost so often isn't lost for want of a line alone.
const mostTries = 5
const fresh = { share: 0, problem: null, opens: true, waits: false, tries: 0 }

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
  /** True while it's sent again by itself as soon as there's a connection. */
  waits: boolean
  /** The times that it was sent. */
  tries: number
}

/**
 * Sends photographs, one after another: each changes the room, and the line may be slow. One that fails stays, to be sent
 * again; if it was for want of a connection, that's done as soon as there is one.
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
      const waits = isLost(error) && one.tries < mostTries
      set(one.key, { waits, problem: waits ? t('photos.offline') : sayWhy(error) })
      void refresh()
    }
  }
  const begin = (one: Sending) => {
    if (refused()) {
      set(one.key, { file: one.file, waits: true, problem: t('photos.offline') })
      return
    }
    const next = { ...one, waits: false, problem: null, share: 0, tries: one.tries + 1 }
    set(one.key, next)
    queue.current = queue.current.then(() => send(next))
  }
  useWhenOnline(sending, begin)
  const add = async (slot: PictureSlot, file: File, replaces: number | null = null) => {
    const picture = await photoToSend(file)
    const one = { key: nextKey(), slot, replaces, file, ...fresh }
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
    again: (one: Sending) => begin({ ...one, tries: 0 }),
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

/** Begins again with what waits, as soon as there's a connection. */
function useWhenOnline(sending: readonly Sending[], begin: (one: Sending) => void): void {
  const isOnline = useOfflineSince() === null
  const waiting = sending.filter(({ waits }) => waits)
  const beginAll = useEffectEvent(() => {
    for (const one of waiting) begin(one)
  })
  const count = waiting.length
  useEffect(() => {
    if (!isOnline || count === 0) return
    const soon = setTimeout(beginAll, againMs)
    return () => clearTimeout(soon)
  }, [isOnline, count])
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

/** True if the answer was lost on the way, or the request was: the server has said, or will never say, that it wasn't done. */
function isLost(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === 'not_done'
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
