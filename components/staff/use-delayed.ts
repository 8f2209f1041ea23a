'use client'

import { useEffect, useState } from 'react'

/** A value as it was once it stopped changing for so many milliseconds. */
export function useDelayed<T>(value: T, ms: number): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
