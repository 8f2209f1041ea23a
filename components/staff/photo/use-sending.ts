'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { photoToSend } from '#components/ui/readable-picture.ts'
import { sayWhy } from '#components/ui/say-why.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxPhotoBytes } from '#lib/shared/photo-limits.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { megabytes } from '#lib/shared/size.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { useOfflineSince } from '../kit/live/use-offline-since.ts'

const t = staffWords('rooms')
// A line that has just come back may go again.
const againMs = 2_000
// One that gets lost so often isn't lost for want of a line alone.
const mostTries = 5
const fresh = { share: 0, problem: null, opens: true, waits: false, tries: 0 }

/** A photograph on its way: `share` is what has been sent, 0 to 1; `problem` is why it wasn't stored. */
export type OnTheWay = {
  key: number
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

/** The same with the place that it's for. */
export type Sending<Place> = OnTheWay & Place

type How<Place> = {
  /** Sends a photograph, and tells of it once it's stored. */
  send: (one: Sending<Place>, onProgress: (share: number) => void) => Promise<void>
  isSamePlace: (one: Place, other: Place) => boolean
  refresh: () => Promise<void>
}

/**
 * Sends photographs, one after another: the line may be slow. One that fails stays, to be sent again; if it was for want of a
 * connection, that's done as soon as there is one.
 */
export function useSending<Place extends object>({ send, isSamePlace, refresh }: How<Place>) {
  const [sending, setSending] = useState<readonly Sending<Place>[]>([])
  const refused = useRefused()
  const queue = useRef(Promise.resolve())
  const set = (key: number, changes: Partial<OnTheWay>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: number) => setSending((all) => all.filter((one) => one.key !== key))

  const sendNow = async (one: Sending<Place>) => {
    try {
      await send(one, (share) => set(one.key, { share }))
      drop(one.key)
    } catch (error) {
      const waits = isLost(error) && one.tries < mostTries
      set(one.key, { waits, problem: waits ? t('photos.offline') : sayWhy(error) })
      void refresh()
    }
  }
  const begin = (one: Sending<Place>) => {
    if (refused()) {
      set(one.key, { file: one.file, waits: true, problem: t('photos.offline') })
      return
    }
    const next = { ...one, waits: false, problem: null, share: 0, tries: one.tries + 1 }
    set(one.key, next)
    queue.current = queue.current.then(() => sendNow(next))
  }
  useWhenOnline(sending, begin)
  const add = async (place: Place, file: File) => {
    const picture = await photoToSend(file)
    const one = { key: nextKey(), ...place, file, ...fresh }
    // Another choice for the same place takes the place of one that failed.
    setSending((all) => [
      ...all.filter((other) => !other.problem || !isSamePlace(other, place)),
      one,
    ])
    if (picture instanceof File) begin({ ...one, file: picture })
    else set(one.key, { problem: problemOf(picture), opens: false })
  }
  return {
    sending,
    add,
    again: (one: Sending<Place>) => begin({ ...one, tries: 0 }),
    giveUp: ({ key }: OnTheWay) => drop(key),
  }
}

/** Begins again with what waits, as soon as there's a connection. */
function useWhenOnline<One extends OnTheWay>(
  sending: readonly One[],
  begin: (one: One) => void,
): void {
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

let keys = 0
function nextKey(): number {
  keys += 1
  return keys
}

/** True if the answer was lost on the way, or the request was: the server has said, or will never say, that it wasn't done. */
function isLost(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === 'not_done'
}

function problemOf(problem: string): string {
  return problem === 'size'
    ? t('photos.tooLarge', { megabytes: megabytes(maxPhotoBytes) })
    : t('photos.wrongType')
}
