'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Alert } from '#components/ui/alert.tsx'
import { ClockIcon, TriangleAlertIcon } from '#components/ui/icons.tsx'
import { maxHoldMinutes } from '#lib/rooms/rules/hold.ts'
import { type Hold, isLive } from './hold.ts'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The end of the hold in one line, its last minutes as a warning; after it, the next action. */
export function HoldTime() {
  const { flow } = useBooking()
  const now = useNow()
  const { hold } = flow
  if (!hold || now === 0) return null
  return isLive(hold, now) ? <Held hold={hold} now={now} /> : <RunOut hold={hold} />
}

const linkClass = 'min-h-8 text-start font-semibold underline underline-offset-2'

// Minutes from which the line is a warning.
const lastMinutes = 2

function Held({ hold, now }: { hold: Hold; now: number }) {
  const t = useTranslations('booking.hold')
  const { timeInIndia } = useFormats()
  const { hold: actions } = useBooking()
  const [extended, setExtended] = useState(false)
  const minutes = Math.max(1, Math.round((hold.expiresAt - now) / 60_000))
  const until = timeInIndia(hold.expiresAt)
  const last = minutes <= lastMinutes
  return (
    <div
      className={`mt-3 mb-5 text-sm ${last ? 'rounded-control bg-turmeric-tint px-3.5 py-1.5 text-turmeric-ink' : 'text-ink-2'}`}
    >
      <div className="flex items-center gap-x-2.5">
        {last ? <TriangleAlertIcon /> : <ClockIcon className="text-lake" />}
        <p className={`text-balance ${last ? 'font-semibold' : ''}`}>
          {last ? t('left', { minutes }) : t('line', { time: until })}
        </p>
        {hold.atLimit || (
          <button
            className={`${linkClass} ms-auto shrink-0 ${last ? '' : 'text-lake'}`}
            onClick={() => actions.extend().then(() => setExtended(true))}
            type="button"
          >
            {t('more')}
          </button>
        )}
      </div>
      {hold.atLimit && <p className="mt-1 md:ms-9">{t('limit', { maxHoldMinutes })}</p>}
      <p className="sr-only" role="status">
        {last && t('left', { minutes })}
        {extended && !last && !hold.atLimit && t('extended', { time: until })}
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
        <button className={`${linkClass} text-turmeric-ink`} onClick={actions.extend} type="button">
          {t('availabilityRetry')}
        </button>
      )}
    </Alert>
  )
}
