'use client'

import { addressOf } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useMedia } from '../kit/use-media.ts'

const t = staffWords('setup')

/** A guests' page as it would be if the draft were published, beside a step where there's room. `version` changes with the draft. */
export function GuestPhone({ path, version }: { path: string; version: string }) {
  const isWide = useMedia('(min-width: 1280px)') === true
  if (!isWide) return null
  return (
    <div aria-hidden="true" className="sticky top-24 w-[400px] shrink-0 self-start" inert>
      <iframe
        className="h-[700px] w-full rounded-[28px] border-8 border-hill bg-paper"
        key={`${path} ${version}`}
        src={addressOf('GET site/page', { query: { path, marks: 'none' } })}
        tabIndex={-1}
        title={t('preview')}
      />
      <p className="mt-2 text-center text-ink-2 text-sm">{t('preview')}</p>
    </div>
  )
}
