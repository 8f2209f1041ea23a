'use client'

import { Search } from 'lucide-react'
import { usePathname, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { FindDialog } from './find-dialog.tsx'

const t = staffWords('find')

/** Opens the search in everything: by a press, by the key / unless somebody is typing, and by Ctrl+K or ⌘K. */
export function FindButton() {
  const { open, dialog } = useFind()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksToFind(event)) return
    event.preventDefault()
    open()
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
        label={t('button.label')}
        onClick={open}
        title={t('button.title')}
      >
        <Search size={20} />
      </IconButton>
      {dialog}
    </>
  )
}

/**
 * Opens the same search where a guest is looked for. In a large window it looks like a field, which takes what the other tools
 * leave; in smaller ones it is an icon.
 */
export function FindGuest({ wide }: { wide: boolean }) {
  const { open, dialog } = useFind()
  return (
    <>
      {wide ? (
        <button
          aria-haspopup="dialog"
          className={`${buttonClass({ kind: 'outline', size: 'small' })} min-w-11 max-w-44 flex-1 basis-11 justify-start! px-3! font-normal! max-[1599px]:flex-none max-[1599px]:justify-center! max-[1599px]:px-0!`}
          onClick={open}
          title={t('button.guestTitle')}
          type="button"
        >
          <Search aria-hidden="true" className="shrink-0" size={18} />
          <span className="truncate max-[1599px]:sr-only">{t('button.guest')}</span>
        </button>
      ) : (
        <IconButton
          aria-haspopup="dialog"
          className="icon-button max-[389px]:hidden"
          label={t('button.guest')}
          onClick={open}
        >
          <Search size={20} />
        </IconButton>
      )}
      {dialog}
    </>
  )
}

function useFind(): { open: () => void; dialog: ReactNode } {
  const address = `${usePathname()}?${useSearchParams()}`
  // It closes by itself once what was chosen has led elsewhere: until then its entry in the history is in use.
  const [openOn, setOpenOn] = useState<string | null>(null)
  if (openOn !== null && openOn !== address) setOpenOn(null)
  return {
    open: () => setOpenOn(address),
    dialog: openOn === address && <FindDialog onClose={() => setOpenOn(null)} />,
  }
}

function asksToFind(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement
  if (event.altKey || at.closest('[role="dialog"]')) return false
  const chord = event.ctrlKey || event.metaKey
  if (chord) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && !at.closest('input, textarea, select, [contenteditable]')
}
