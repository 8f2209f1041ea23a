'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { fetchRooms } from '#lib/rates/client/rooms.ts'
import type { PricedRoom } from '#lib/rates/schema/lowest.ts'
import { roomsAsSent } from './rooms-as-sent.ts'

/**
 * Returns the rooms that can be booked, `rooms`: null at first, then those that came with the page (`sent`), and soon those of
 * now; an empty list if there are none and they failed to load. `asked` is true once the server has answered, or can't.
 */
export function useRooms(given?: PricedRoom[]) {
  const [sent] = useState(() => given ?? roomsAsSent())
  const [fetched, setFetched] = useState<PricedRoom[] | null>(null)
  const isAwake = useIsAwake()
  useEffect(() => {
    const leaving = new AbortController()
    fetchRooms({ signal: leaving.signal }).then(setFetched, (error) => {
      if (leaving.signal.aborted) return
      console.warn('The rooms did not load.', error)
      setFetched(sent ?? [])
    })
    return () => leaving.abort()
  }, [sent])
  // The rest of the page was rendered without the rooms, so hydration has to start without them, too.
  return { sent, rooms: fetched ?? (isAwake ? sent : null), asked: fetched !== null }
}

const never = () => () => undefined

/** Returns false during hydration, then true. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
