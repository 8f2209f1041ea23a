'use client'

import { useState } from 'react'

/** Returns how a part with unsaved changes is closed: the first time it warns, and stays. `warning` is what it says then. */
export function useLeave(changed: boolean, onClose: () => void) {
  const [isWarned, setWarned] = useState(false)
  const warning = isWarned && changed && (
    <p className="mb-3 font-medium text-sm" role="status">
      Not saved yet. Close again to throw the changes away.
    </p>
  )
  const leave = () => {
    if (!changed || isWarned) return onClose()
    setWarned(true)
    return false
  }
  return { warning, leave }
}
