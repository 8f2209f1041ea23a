'use client'

import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `ms` milliseconds. */
export function useDelayed<T>(value: T, ms: number): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
