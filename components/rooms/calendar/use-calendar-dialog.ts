'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

// The calendar is not needed before it is opened.
const load = () => import('./calendar-dialog.tsx')

type CalendarDialog = Awaited<ReturnType<typeof load>>['CalendarDialog']

/** Loads the calendar when it is opened, and returns the focus when it is closed. */
export function useCalendarDialog(onFailure: (opener: HTMLElement) => void) {
  const [Dialog, setDialog] = useState<CalendarDialog | null>(null)
  const [busy, setBusy] = useState(false)
  const opener = useRef<HTMLElement>(null)
  return {
    Dialog,
    /** True while the calendar's code is loading. */
    busy,
    /** Preloads the code when a pointer or the focus reaches the opener. */
    prepare: () => void load().catch(() => undefined),
    async open(from: HTMLElement) {
      opener.current = from
      setBusy(true)
      try {
        const { CalendarDialog } = await load()
        setDialog(() => CalendarDialog)
      } catch {
        onFailure(from)
      }
      setBusy(false)
    },
    close() {
      flushSync(() => setDialog(null))
      opener.current?.focus()
    },
  }
}
