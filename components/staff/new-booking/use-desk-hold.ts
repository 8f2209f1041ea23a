'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#calls/client.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { useStaffNews } from '../kit/live/news.tsx'
import type { Place } from './draft.ts'

/** The name under which this tab keeps a unit: a sheet that is opened again is not in its own way. */
export const hold_token = crypto.randomUUID()

// One after the other, so that what is given back is not what was kept after it, also by the next sheet.
let queue: Promise<unknown> = Promise.resolve()

type Stay = { check_in: string; check_out: string; guests: number; hold_token: string }
type Held = Stay & { room: number; unit: number }

type Wanted = {
  stay: Stay
  /** Null while it is not chosen. */
  place: Place | null
  /** True while it is being booked, and what has the unit once it is. */
  isBooking: boolean
  booked: object | null
  /** Called when somebody else has it. */
  onTaken: (error: Refusal) => void
}

/**
 * Keeps the unit of a stay for whoever types its booking, and gives it back once another place or none is wanted, or the page is
 * left. Returns the instant until which it is kept; null while it is not, as without a connection, or once its time is over or
 * a colleague has given it up.
 */
export function useDeskHold({ stay, place, isBooking, booked, onTaken }: Wanted): string | null {
  const [until, setUntil] = useState<string | null>(null)
  // What is booked needs no keeping: another unit under the same token would stay kept.
  const held = place && !booked && { ...stay, room: place.room.id, unit: place.unit.number }
  const wanted = held ? JSON.stringify(held) : null
  const takeAnswer = useEffectEvent((answer: string | Refusal | null) => {
    if (answer instanceof Refusal) onTaken(answer)
    else setUntil(answer)
  })
  const giveUp = useEffectEvent((kept: Held) => {
    if (!booked) queue = queue.then(() => giveBack(kept))
  })
  const leave = useEffectEvent((kept: Held, { persisted }: PageTransitionEvent) => {
    // A page that may be shown again goes on keeping it, and what is being booked takes it over.
    if (!persisted && !isBooking) void giveBack(kept)
  })
  useEffect(() => {
    if (wanted === null) return
    const kept: Held = JSON.parse(wanted)
    let isOver = false
    const hide = (event: PageTransitionEvent) => leave(kept, event)
    addEventListener('pagehide', hide)
    queue = queue.then(async () => {
      const answer = isOver ? null : await keep(kept)
      if (!isOver) takeAnswer(answer)
    })
    return () => {
      isOver = true
      removeEventListener('pagehide', hide)
      setUntil(null)
      giveUp(kept)
    }
  }, [wanted])
  const look = useEffectEvent(async () => {
    if (until === null || (await isKept())) return
    setUntil((now) => (now === until ? null : now))
  })
  useStaffNews((event) => {
    if (event.type === 'changed' && event.topic === 'rooms') void look()
  })
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void look(), Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until
}

/** Returns false if the unit is kept no more; true where nobody knows. */
async function isKept(): Promise<boolean> {
  try {
    return (await call('GET holds/[token]', { params: { token: hold_token } })).seconds_left > 0
  } catch (error) {
    return !(error instanceof Refusal && error.code === 'hold_not_found')
  }
}

/** Returns until when it is kept, the refusal if somebody else has it, or null if it could not be kept. */
async function keep(held: Held): Promise<string | Refusal | null> {
  try {
    return (await call('POST desk/holds', { json: held })).expires_at
  } catch (error) {
    return error instanceof Refusal && error.code === 'room_not_available' ? error : null
  }
}

async function giveBack({ hold_token: token }: Held): Promise<void> {
  const released = call('DELETE holds/[token]', { params: { token }, keepalive: true })
  // It ends by itself in the end.
  await released.catch(() => undefined)
}
