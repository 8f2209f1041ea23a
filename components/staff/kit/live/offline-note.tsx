import { CloudOff } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { LiveWords } from './live-words.tsx'

const t = staffWords('kit')

type OfflineNoteProps = {
  /** A time of the clock; null while there is a connection. */
  since: string | null
  className?: string
}

/** Says since when a screen of the desk has had no connection and shows what may be old. */
export function OfflineNote({ since, className = 'mx-3 lg:mx-0' }: OfflineNoteProps) {
  return (
    <LiveWords>
      {since !== null && (
        <p
          className={`num flex items-center gap-2 rounded-control bg-turmeric-tint px-3 py-2 font-medium text-sm text-turmeric-ink ${className}`}
        >
          <CloudOff aria-hidden="true" className="shrink-0" size={18} />
          {t('line.stale', { since })}
        </p>
      )}
    </LiveWords>
  )
}
