'use client'

import { useTranslations } from 'next-intl'
import { Children } from 'react'
import { whatsapp } from '#components/farm/addresses.ts'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { type Hold, isLive } from './hold.ts'
import { useRoomName } from './room-words.ts'
import { useBooking } from './use-booking.ts'
import { useNow } from './use-clock.ts'

/** The payment that the guest of this browser has begun, above the form: ways on, to the proof, and out. */
export function KeptPayment() {
  const t = useTranslations('booking')
  const { flow, rooms, resume, giveUp } = useBooking()
  const { days, list, isolate } = useFormats()
  const common = useTranslations('common')
  const nameOf = useRoomName()
  const now = useNow()
  const { hold } = flow
  if (!hold || now === 0) return null
  const { roomType, checkIn, checkOut, guests } = hold.fields
  const dates = list(days(checkIn, checkOut), common('guests', { count: guests }))
  const room = nameOf(rooms?.find(({ name }) => name === roomType) ?? roomType)
  const live = isLive(hold, now)
  return (
    <Alert className="mb-8 scroll-mt-28" id="paid" title={t('kept.title', { room })} tone="info">
      <p>
        <Words>{t('kept.stay', { dates, reference: isolate(hold.reference) })}</Words>
      </p>
      <State hold={hold} live={live} />
      <div className="mt-3 flex flex-wrap gap-3">
        {!hold.givenBack && (
          <Button kind="secondary" onClick={() => resume('qr')} size="small">
            {t('kept.goOn')}
          </Button>
        )}
        <Button kind="outline" onClick={() => resume('upload')} size="small">
          {t('qr.paid')}
        </Button>
        <Button kind="quiet" onClick={giveUp} size="small">
          {t(live ? 'kept.giveUp' : 'kept.forget')}
        </Button>
      </div>
    </Alert>
  )
}

function State({ hold, live }: { hold: Hold; live: boolean }) {
  const t = useTranslations('booking')
  const { timeInIndia } = useFormats()
  if (live) return <p>{t('hold.held', { time: timeInIndia(hold.expiresAt) })}</p>
  return <p>{t(hold.givenBack ? 'kept.givenBack' : 'kept.runOut')}</p>
}

/** The ways to the proof for a guest whose payment this browser does not know. */
export function LostPayment() {
  const t = useTranslations('booking.kept')
  const { flow } = useBooking()
  if (flow.step !== 'form' || flow.hold) return null
  const words = t.rich('lost', {
    phone: farm().phone,
    email: farm().email,
    whatsapp: (name) => (
      <a className="font-semibold text-lake underline underline-offset-2" href={whatsapp()}>
        {name}
      </a>
    ),
  })
  return (
    <p className="mt-3 max-w-[40em] scroll-mt-28 text-md text-ink-2" id="paid">
      {Children.map(words, (part) => (typeof part === 'string' ? <Words>{part}</Words> : part))}
    </p>
  )
}
