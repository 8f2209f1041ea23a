'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Button } from '#components/ui/button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'

/** The uploaded share of the screenshot, in place of the button that sent it. */
export function SendProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const t = useTranslations('booking.upload')
  const { percent } = useFormats()
  return (
    <div
      className="z-20 mt-7 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 rounded-[12px] border-[1.5px] border-lake bg-card px-4 py-4 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:rounded-none max-md:border-x-0 max-md:border-b-0"
      data-docked=""
    >
      <p className="flex items-baseline justify-between gap-4">
        <b className="heading font-semibold text-title leading-none">
          {t('progress', { percent: percent(Math.round(share * 100) / 100) })}
        </b>
        <span className="text-ink-2 text-sm max-md:hidden">{t('stay')}</span>
      </p>
      <ProgressBar className="col-start-1 h-2.5" label={t('submitting')} share={share} />
      <Button className="col-start-2 row-span-2 row-start-1" kind="outline" onClick={onStop}>
        {t('cancel')}
      </Button>
    </div>
  )
}
