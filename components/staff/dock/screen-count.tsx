'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { useWaiting } from '../waiting/waiting.tsx'

const t = staffWords('dock')

/** The number of what waits on a screen; nothing while nothing does. A thing is counted once: what waits for a payment to be checked waits under Money. */
export function ScreenCount({ path, className }: { path: string; className: string }) {
  const { waiting } = useWaiting()
  const counts: Record<string, number | null> = {
    '/app/bookings': waiting?.other_bookings ?? null,
    '/app/money': waiting?.to_check ?? null,
    '/app/chat': waiting?.messages ?? null,
  }
  const count = counts[path] ?? 0
  if (count === 0) return null
  return (
    <span className={`num ${className}`}>
      {t.rich('toDo', {
        count: count > 99 ? '99+' : count,
        hidden: (words) => <span className="sr-only">{words}</span>,
      })}
    </span>
  )
}
