'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { useOnline } from '#components/ui/use-online.ts'
import type { Flow } from './flow.ts'
import type { Errors, Trouble } from './troubles.ts'
import { useBooking } from './use-booking.ts'
import { useFieldError, useTroubleWords } from './use-trouble-words.ts'

/** The current trouble, at the top of the page and with the focus; below it the state of the connection. */
export function TroubleBox() {
  const { flow } = useBooking()
  const box = useRef<HTMLDivElement>(null)
  const online = useOnline()
  const t = useTranslations('booking')
  const common = useTranslations('common')
  const words = useTroubleWords()
  const { trouble } = flow
  useEffect(() => {
    if (trouble) box.current?.focus()
  }, [trouble])
  return (
    <>
      {trouble && (
        <Alert
          className="mt-6 scroll-mt-24"
          ref={box}
          role="alert"
          title={t('alert.title')}
          tone="error"
        >
          <p>{words(trouble)}</p>
          {retries(flow, trouble) && <p>{t('upload.retryNote')}</p>}
          <TroubleActions flow={flow} trouble={trouble} />
        </Alert>
      )}
      {!online && trouble?.kind !== 'offline' && (
        <Alert className="mt-6" role="status" tone="warning">
          {common('offline')}
        </Alert>
      )}
    </>
  )
}

function retries(flow: Flow, { kind }: Trouble): boolean {
  return flow.step === 'upload' && ['server', 'submit', 'general', 'offline'].includes(kind)
}

/** The guest decides: the price that they have just been told, or other dates further down. */
function GoOn({ totalPaise }: { totalPaise: number }) {
  const t = useTranslations('booking')
  const { money } = useFormats()
  const { submit } = useBooking()
  return (
    <Button className="mt-2" kind="outline" onClick={submit} size="small">
      {t('priceChangedGoOn', { amount: money(totalPaise) })}
    </Button>
  )
}

function TroubleActions({ flow, trouble }: { flow: Flow; trouble: Trouble }) {
  const t = useTranslations('booking')
  const errorOf = useFieldError()
  const { kind } = trouble
  if (trouble.kind === 'priceChanged') return <GoOn totalPaise={trouble.now.totalPaise} />
  if (['notAvailable', 'holdFailed', 'notSold'].includes(kind) && flow.step === 'form') {
    return (
      <a className="font-semibold" href="#nearest">
        {t('nearest.see')}
      </a>
    )
  }
  if (kind !== 'required' && kind !== 'fields') return null
  return (
    <ul className="mt-1 list-disc ps-5">
      {(Object.keys(flow.errors) as (keyof Errors)[]).map((name) => (
        <li key={name}>
          <a className="font-semibold" href={`#booking-${name}`}>
            {errorOf(name)}
          </a>
        </li>
      ))}
    </ul>
  )
}
