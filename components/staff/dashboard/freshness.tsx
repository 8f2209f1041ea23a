'use client'

import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useOnline } from '#components/ui/use-online.ts'
import { formatInstant } from '#lib/shared/dates.ts'
import { LiveWords } from '../kit/live/live-words.tsx'

type FreshnessProps = { at: string; failed: boolean }

/** The time of the figures, and the reason if they are not up to date. */
export function Freshness({ at, failed }: FreshnessProps) {
  const online = useOnline()
  const hidden = useHidden()
  const time = formatInstant(at, 'en', { hour: 'numeric', minute: '2-digit', hour12: true })
  const isFresh = online && !failed
  const words = hidden ? `Paused at ${time} while nobody looks` : `Up to date at ${time}`
  const reason = online ? 'The server did not answer' : 'No network'
  return (
    <div className="contents" data-freshness>
      {isFresh && (
        <p className="num no-print text-xs text-ink-2" suppressHydrationWarning>
          {words}
        </p>
      )}
      <LiveWords className="num sticky bottom-3 flex items-center gap-2 rounded-control bg-turmeric-tint px-3 py-1.5 font-medium text-xs text-turmeric-ink">
        {!isFresh && (
          <>
            <CloudOff aria-hidden="true" className="shrink-0" size={18} />
            {`${reason}. These are the figures of ${time}; they go on by themselves.`}
          </>
        )}
      </LiveWords>
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

function useHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}
