'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SentenceSpace } from '#components/farm/sentence-space.tsx'
import { useFormats } from '#components/farm/use-formats.ts'
import { Alert } from '#components/ui/alert.tsx'
import { ClockIcon } from '#components/ui/icons.tsx'
import { holdMinutes, maxHoldMinutes } from '#lib/booking/rules.ts'
import { type Hold, isLive } from './hold.ts'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The remaining time of the hold in minutes, without ticking; after it, the next action. */
export function HoldTime() {
  const { flow } = useBooking()
  const now = useNow()
  const { hold } = flow
  if (!hold || now === 0) return null
  return isLive(hold, now) ? <Held hold={hold} now={now} /> : <RunOut hold={hold} />
}

const linkClass = 'min-h-8 text-start font-semibold text-lake underline underline-offset-2'

function Held({ hold, now }: { hold: Hold; now: number }) {
  const t = useTranslations('booking.hold')
  const { timeInIndia } = useFormats()
  const { hold: actions } = useBooking()
  const [extended, setExtended] = useState(false)
  const minutes = Math.max(1, Math.round((hold.expiresAt - now) / 60_000))
  const until = timeInIndia(hold.expiresAt)
  return (
    <div className="mt-4 mb-5 rounded-control bg-rice px-4 py-2.5 text-sm">
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 md:flex md:gap-x-4">
        <ClockIcon className="text-lake max-md:row-span-2 max-md:self-start" />
        <p className="me-auto text-ink-2">
          <b className="font-semibold text-ink">{t('held', { time: until })}</b>
          <SentenceSpace />
          {t('left', { minutes })}
        </p>
        {hold.atLimit || (
          <button
            className={`${linkClass} max-md:col-start-2`}
            onClick={() => actions.extend().then(() => setExtended(true))}
            type="button"
          >
            {t('extend', { holdMinutes })}
          </button>
        )}
      </div>
      {hold.atLimit && <p className="mt-1 text-ink-2 md:ms-9">{t('limit', { maxHoldMinutes })}</p>}
      <p className="sr-only" role="status">
        {extended && !hold.atLimit && t('extended', { time: until })}
      </p>
    </div>
  )
}

function RunOut({ hold }: { hold: Hold }) {
  const t = useTranslations('booking')
  const { hold: actions } = useBooking()
  return (
    <Alert className="mt-4 mb-5" role="status" tone="warning">
      <p>{t('hold.expired')}</p>
      {hold.atLimit ? (
        <p>{t('hold.limit', { maxHoldMinutes })}</p>
      ) : (
        <button
          className={linkClass.replace('text-lake', 'text-turmeric-ink')}
          onClick={actions.extend}
          type="button"
        >
          {t('availabilityRetry')}
        </button>
      )}
    </Alert>
  )
}
