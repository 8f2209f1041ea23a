'use client'

import { useEffect } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kit')

/** Asks before a page with unsaved changes is left, by a link or by closing it. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return
    const leave = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]')
      const elsewhere = link && !link.getAttribute('href')?.startsWith('#')
      const here = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
      if (!(elsewhere && here) || (link as HTMLAnchorElement).target === '_blank') return
      // Runs before the router's handler; leaving by a whole load has its own question.
      if (window.confirm(t('form.leave'))) return window.removeEventListener('beforeunload', leave)
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', leave)
    document.addEventListener('click', follow, true)
    return () => {
      window.removeEventListener('beforeunload', leave)
      document.removeEventListener('click', follow, true)
    }
  }, [changed])
}
