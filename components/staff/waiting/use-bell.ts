'use client'

import { useState, useSyncExternalStore } from 'react'

// Kept in the browser, for all its tabs and for the next visit.
const silentKey = 'staff_bell_silent'

export function isSilent(): boolean {
  return localStorage.getItem(silentKey) !== null
}

/** The bell of this browser: whether it is silent, and whether notices on the desktop may be asked for. */
export function useBell() {
  const silent = useSyncExternalStore(followStorage, isSilent, () => false)
  const undecided = useSyncExternalStore(never, isUndecided, () => false)
  const [answered, setAnswered] = useState(false)
  return {
    silent,
    setSilent(next: boolean) {
      if (next) localStorage.setItem(silentKey, '1')
      else localStorage.removeItem(silentKey)
      // The browser tells of a change only other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key: silentKey }))
    },
    /** True if the permission is still undecided, so that asking makes sense. */
    mayAsk: undecided && !answered,
    async ask() {
      await Notification.requestPermission()
      setAnswered(true)
    },
  }
}

const never = () => () => {}

function followStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

function isUndecided(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default'
}
