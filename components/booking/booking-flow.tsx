'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { ChatHelp } from './chat-help.tsx'
import { DetailsStep } from './details-step.tsx'
import { DoneStep } from './done-step.tsx'
import type { Step } from './flow.ts'
import { LostPayment } from './kept-payment.tsx'
import { PayStep } from './pay-step.tsx'
import { PreparingStep } from './preparing-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { Stepper, stepNames } from './stepper.tsx'
import { FoldedSummary, Summary } from './summary.tsx'
import { TroubleBox } from './trouble-box.tsx'
import { BookingContext, type BookingPictures, useBookingState } from './use-booking.ts'
import { useStepHistory } from './use-step-history.ts'

const views = {
  form: DetailsStep,
  preparing: PreparingStep,
  qr: PayStep,
  upload: ProofStep,
} as const

/** The booking page from the first field to the reference. */
export function BookingFlow({ pictures }: { pictures: BookingPictures }) {
  const booking = useBookingState(useLocale(), pictures)
  const { step } = booking.flow
  const View = step === 'done' ? null : views[step]
  useTopOnStepChange(step, booking.flow.trouble !== null)
  useStepHistory(step, booking.back)
  return (
    <BookingContext value={booking}>
      {View ? (
        <div
          data-application=""
          data-no-float=""
          className="wrap pt-6 pb-16 max-md:[&_:is(input,select,button,a,summary)]:scroll-mb-28 md:pt-11"
        >
          <Title compact={step === 'qr' || step === 'upload'} />
          <TroubleBox />
          <Stepper />
          <FoldedSummary key={step} />
          <div className="grid items-start gap-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.55fr)]">
            <div>
              <View />
            </div>
            <Summary />
          </div>
          <ChatHelp />
          <LostPayment />
        </div>
      ) : (
        <DoneStep />
      )}
    </BookingContext>
  )
}

function Title({ compact }: { compact: boolean }) {
  const t = useTranslations('booking')
  const { transfers } = farmFacts(useLocale())
  return (
    <header
      className={`items-end justify-between gap-12 md:flex ${compact ? 'max-md:sr-only' : ''}`}
    >
      <h1 className="heading min-w-max text-page leading-tight max-md:min-w-0">{t('title')}</h1>
      <p className="mt-2.5 max-w-[33em] text-ink-2 text-sm md:mt-0 md:text-md">
        {t('lead', { steps: stepNames.length, transfers })}
      </p>
    </header>
  )
}

// Starts each step at its top, for the eye and for a screen reader.
function useTopOnStepChange(step: Step, troubled: boolean): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    scrollTo(0, 0)
    // The trouble box already has the focus.
    if (!troubled) document.getElementById('booking-step')?.focus({ preventScroll: true })
  }, [step, troubled])
}
