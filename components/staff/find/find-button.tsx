'use client'

import { Search } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { FindDialog } from './find-dialog.tsx'

/** Opens the search in everything: by a press, by the key / unless somebody is typing, and by Ctrl+K or ⌘K. */
export function FindButton() {
  const address = `${usePathname()}?${useSearchParams()}`
  // It closes by itself once what was chosen has led elsewhere: until then its entry in the history is in use.
  const [openOn, setOpenOn] = useState<string | null>(null)
  if (openOn !== null && openOn !== address) setOpenOn(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksToFind(event)) return
    event.preventDefault()
    setOpenOn(address)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="icon-button"
        label="Find anything"
        onClick={() => setOpenOn(address)}
        title="Find anything, / or Ctrl K"
      >
        <Search size={20} />
      </IconButton>
      {openOn === address && <FindDialog onClose={() => setOpenOn(null)} />}
    </>
  )
}

function asksToFind(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement
  if (event.altKey || at.closest('[role="dialog"]')) return false
  const chord = event.ctrlKey || event.metaKey
  if (chord) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !at.closest('input, textarea, select, [contenteditable]')
}
