'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

// Nobody needs the calendar before it is opened.
const load = () => import('./calendar-dialog.tsx')

type CalendarDialog = Awaited<ReturnType<typeof load>>['CalendarDialog']

/** Fetches the calendar when it is opened, and gives the focus back when it is closed. */
export function useCalendarDialog(onFailure: (opener: HTMLElement) => void) {
  const [Dialog, setDialog] = useState<CalendarDialog | null>(null)
  const [busy, setBusy] = useState(false)
  const opener = useRef<HTMLElement>(null)
  return {
    Dialog,
    /** While its code is on the way. */
    busy,
    /** For whoever reaches for the opener: the code comes a moment earlier. */
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
