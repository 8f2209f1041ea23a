'use client'

import { useCallback, useEffect, useState } from 'react'

/**
 * Returns how far a guest has come with paying in their app: `before` it, `gone` once they have opened it, copied a value
 * or come down to the code for another phone, and `back` when they have left the page and returned. Only the guest knows
 * whether the payment went through.
 */
export function useAppVisit(mayHavePaid: boolean) {
  const [visit, setVisit] = useState<'before' | 'gone' | 'back'>(mayHavePaid ? 'back' : 'before')
  const [atCode, setAtCode] = useState(false)
  useEffect(() => {
    const opened = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="upi:"]')) setVisit('gone')
    }
    document.addEventListener('click', opened)
    return () => document.removeEventListener('click', opened)
  }, [])
  useEffect(() => {
    if (visit !== 'gone') return
    let left = document.hidden
    const look = () => {
      if (document.hidden) left = true
      else if (left) setVisit('back')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [visit])
  return {
    visit: visit === 'before' && atCode ? ('gone' as const) : visit,
    /** The ref of the code for another phone: after it there is no other way to pay. */
    watchCode: useCallback((code: HTMLElement) => whileReached(code, setAtCode), []),
    copied: () => setVisit('gone'),
    again: () => setVisit('before'),
  }
}

// Tells whether the visitor has scrolled to an element or past it.
function whileReached(element: HTMLElement, tell: (reached: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (entry) tell(entry.isIntersecting || entry.boundingClientRect.top < 0)
    },
    { rootMargin: '0px 0px -160px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

export type AppVisit = Omit<ReturnType<typeof useAppVisit>, 'watchCode'>
