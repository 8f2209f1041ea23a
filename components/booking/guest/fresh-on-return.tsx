'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reloads the page's data when the guest returns to it: staff may have changed the booking meanwhile. */
export function FreshOnReturn() {
  const router = useRouter()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', restored)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', restored)
    }
  }, [router])
  return null
}
