'use client'

import { useState } from 'react'

/** A set of bookings by their ids, with the ways to add one and to take one out. */
export type Ids = {
  has: (id: string) => boolean
  add: (id: string) => void
  remove: (id: string) => void
}

export function useIds(): Ids {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    has: (id) => ids.includes(id),
    add: (id) => setIds((all) => [...all, id]),
    remove: (id) => setIds((all) => all.filter((each) => each !== id)),
  }
}
