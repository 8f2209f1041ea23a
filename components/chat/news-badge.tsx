'use client'

import { BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/icon-button.tsx'

type NewsBadgeProps = { onOpen: () => void; onSilence: (() => void) | null }

/** The note above the closed chat's button that the farm has written, with a button to stop the bell. */
export function NewsBadge({ onOpen, onSilence }: NewsBadgeProps) {
  const t = useTranslations('chat')
  return (
    <div className="chat-news no-print fixed end-4 bottom-[calc(82px+var(--dock,0px)+env(safe-area-inset-bottom))] z-[1005] flex items-center overflow-clip rounded-full bg-turmeric text-ink shadow-float md:end-6 md:bottom-[94px]">
      <button className="min-h-11 ps-5 pe-3.5 font-semibold text-sm" onClick={onOpen} type="button">
        {t('badge')}
      </button>
      {onSilence && (
        <IconButton
          label={t('silence')}
          className="size-11 border-ink/20 border-s"
          onClick={onSilence}
          title={t('silence')}
        >
          <BellOff size={18} />
        </IconButton>
      )}
    </div>
  )
}
