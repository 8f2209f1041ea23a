'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the page anew when the guest comes back to it: staff may have answered meanwhile. */
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
