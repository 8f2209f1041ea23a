'use client'

import { useState } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { LiveWords } from '../live/live-words.tsx'

const t = staffWords('kit')

/**
 * Returns how a part with unsaved changes is closed: the first time it warns, and stays. `warning` is the place of what it says
 * then, with its look.
 */
export function useLeave(changed: boolean, onClose: () => void, look = 'mb-3 font-medium text-sm') {
  const [warned, setWarned] = useState(false)
  const isWarned = warned && changed
  const warning = <LiveWords className={look}>{isWarned && t('form.closeAgain')}</LiveWords>
  const leave = () => {
    if (!changed || warned) return onClose()
    setWarned(true)
    return false
  }
  return { warning, isWarned, leave }
}
