'use client'

import { useEffect } from 'react'
import { signedInHint } from '#lib/auth/rules.ts'

/**
 * Keeps the hint in step with the session, which the server has just shown to live, and leaves the staff
 * area in every tab when one of them signs out.
 */
export function useSignedInHint(): void {
  useEffect(() => {
    localStorage.setItem(signedInHint, localStorage.getItem(signedInHint) ?? '1')
    const leave = (event: StorageEvent) => {
      const gone = event.key === null || (event.key === signedInHint && event.newValue === null)
      if (gone) window.location.assign('/app/login')
    }
    window.addEventListener('storage', leave)
    return () => window.removeEventListener('storage', leave)
  }, [])
}
