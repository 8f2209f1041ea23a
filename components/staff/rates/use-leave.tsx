'use client'

import { useState } from 'react'
import { LiveWords } from '../live-words.tsx'

/** Returns how a part with unsaved changes is closed: the first time it warns, and stays. `warning` is the place of what it says then. */
export function useLeave(changed: boolean, onClose: () => void) {
  const [isWarned, setWarned] = useState(false)
  const warning = (
    <LiveWords className="mb-3 font-medium text-sm">
      {isWarned && changed && 'Not saved yet. Close again to throw the changes away.'}
    </LiveWords>
  )
  const leave = () => {
    if (!changed || isWarned) return onClose()
    setWarned(true)
    return false
  }
  return { warning, leave }
}
