import { useState } from 'react'

/** Returns true once a field was left with the value that it has, so that nothing is said while somebody types. */
export function useLeft(value: string): { isLeft: boolean; onBlur: () => void } {
  const [left, setLeft] = useState('')
  return { isLeft: left === value, onBlur: () => setLeft(value) }
}
