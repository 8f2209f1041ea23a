'use client'

import { useEffect, useState } from 'react'
import type { PricedRoom } from '#lib/rates/schema/lowest.ts'
import { fetchRooms } from '#lib/rooms/client.ts'

/** Returns the rooms that can be booked: null while they load, an empty list if they failed to. */
export function useRooms(): PricedRoom[] | null {
  const [rooms, setRooms] = useState<PricedRoom[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetchRooms({ signal: leaving.signal }).then(setRooms, (error) => {
      if (leaving.signal.aborted) return
      console.warn('The rooms did not load.', error)
      setRooms([])
    })
    return () => leaving.abort()
  }, [])
  return rooms
}
