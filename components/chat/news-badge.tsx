'use client'

import { BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'

type NewsBadgeProps = { onOpen: () => void; onSilence: (() => void) | null }

/** The note above the closed chat's button that the farm has written, with a button to stop the bell. */
export function NewsBadge({ onOpen, onSilence }: NewsBadgeProps) {
  const t = useTranslations('chat')
  return (
    <div className="chat-news no-print fixed end-4 bottom-[calc(82px+var(--dock,0px)+env(safe-area-inset-bottom))] z-[1005] flex items-center overflow-clip rounded-full bg-turmeric text-ink shadow-float md:end-6 md:bottom-[94px]">
      <button
        className="min-h-11 ps-5 pe-3.5 font-semibold text-[15px]"
        onClick={onOpen}
        type="button"
      >
        {t('badge')}
      </button>
      {onSilence && (
        <button
          aria-label={t('silence')}
          className="grid size-11 place-items-center border-ink/20 border-s"
          onClick={onSilence}
          title={t('silence')}
          type="button"
        >
          <BellOff aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}
