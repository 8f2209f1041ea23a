'use client'

import { useEffect, useState } from 'react'
import { fetchRooms } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema.ts'

/** Returns the rooms that can be booked: null while they load, an empty list if they failed to. */
export function useRooms(): WireRoom[] | null {
  const [rooms, setRooms] = useState<WireRoom[] | null>(null)
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
