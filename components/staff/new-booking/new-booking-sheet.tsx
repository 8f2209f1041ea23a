'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { otherBooking } from '../booking/other-booking.ts'
import { Decide } from '../kit/action/decide.tsx'
import type { Wanted } from '../kit/address/new-booking.ts'
import { EditForm } from '../kit/form/edit-form.tsx'
import { failedTitle } from '../kit/form/failed.tsx'
import { count, rupees, shortDates } from '../kit/words.ts'
import { Booked } from './booked.tsx'
import { anotherOf, type Draft, paidBy, steps } from './draft.ts'
import { GuestStep } from './guest-step.tsx'
import { PayStep } from './pay-step.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import { StayStep } from './stay-step.tsx'
import { StepSection } from './step-section.tsx'
import { Promised, ShortSummary, Summary } from './summary.tsx'
import { type Keeping, Unfinished, useClosing } from './unfinished.tsx'
import { type NewBooking, useNewBooking } from './use-new-booking.ts'
import { placeWords } from './words.ts'

const t = staffWords('newBooking')

/** The sheet of a new booking, and after it what went to whom; another one begins with the same guest and nights. */
export function NewBookingSheet({ wanted, ...keeping }: { wanted: Wanted } & Keeping) {
  const [sheet, setSheet] = useState<{ number: number; begun: Draft | null }>({
    number: 1,
    begun: null,
  })
  const again = (draft: Draft) => setSheet({ number: sheet.number + 1, begun: anotherOf(draft) })
  const { number, begun } = sheet
  return <OneBooking begun={begun} key={number} onAgain={again} wanted={wanted} {...keeping} />
}

type OneBookingProps = Keeping & {
  wanted: Wanted
  begun: Draft | null
  onAgain: (draft: Draft) => void
}

function OneBooking({ wanted, begun, onAgain, ...keeping }: OneBookingProps) {
  const form = useNewBooking(wanted, begun)
  const close = useClosing(form, keeping.onLeave)
  const { booked, draft, step } = form
  if (booked) return <Booked booked={booked} locale={draft.locale} onAgain={() => onAgain(draft)} />
  const at = steps.indexOf(step)
  const back = steps[at - 1]
  return (
    <SheetFrame
      footer={<Footer form={form} />}
      onBack={back ? () => form.go(back) : null}
      onClose={close}
      step={at + 1}
      title={t('title')}
      titleOnPhone={step === 'stay' ? t('title') : t(`steps.${step}`)}
    >
      <EditForm
        id={formId}
        onSave={() => {
          if (step === 'pay') void form.book()
          else form.next()
        }}
        tries={form.tries}
      >
        <Failure form={form} />
        <Unfinished form={form} {...keeping} />
        <Steps form={form} />
      </EditForm>
    </SheetFrame>
  )
}

function Failure({ form: { failure, error } }: { form: NewBooking }) {
  if (!failure) return null
  const link = otherBooking(error)
  const isBooked = error instanceof Refusal && error.code === 'idempotency_key_reused'
  const title = isBooked ? t('failed.isBooked') : failedTitle(t('failed.title'), failure)
  return (
    <Alert className="mb-4 lg:mt-4" role="alert" title={title} tone="error">
      <p>{failure.text}</p>
      {link && (
        <Link className="staff-link inline-flex min-h-11 items-center" href={link.to}>
          {link.text}
        </Link>
      )}
    </Alert>
  )
}

const formId = 'new-booking'

function Steps({ form }: { form: NewBooking }) {
  const { draft, place } = form
  const stay = place
    ? `${placeWords(place)}, ${shortDates(draft)}, ${count(draft.guests, 'guest')}`
    : ''
  return (
    <>
      <StepSection form={form} said={stay} step="stay">
        <StayStep form={form} />
      </StepSection>
      <StepSection
        form={form}
        said={draft.name ? `${draft.name}, ${draft.phone}` : t('guest.search')}
        step="guest"
      >
        <GuestStep form={form} />
      </StepSection>
      <StepSection form={form} said={place ? rupees(place.room.total) : ''} step="pay">
        <PayStep form={form} />
      </StepSection>
    </>
  )
}

function Footer({ form }: { form: NewBooking }) {
  const { draft, place, keptUntil, step } = form
  const isLast = step === 'pay'
  return (
    <>
      <Summary draft={draft} isReady={isLast} keptUntil={keptUntil} place={place} />
      <div className="grid grid-cols-1 gap-2.5 lg:mt-auto">
        {isLast && place && (
          <div className="lg:hidden">
            <Promised draft={draft} place={place} />
          </div>
        )}
        <ShortSummary draft={draft} keptUntil={keptUntil} place={place} />
        {isLast ? (
          <Decide
            busy={form.busy}
            disabled={!place}
            form={formId}
            kind="secondary"
            type="submit"
            wide
          >
            {t(paidBy(draft) === 'link' ? 'next.bookAndSend' : 'next.book')}
          </Decide>
        ) : (
          <NextButton form={form} />
        )}
      </div>
    </>
  )
}

function NextButton({ form: { step, place, draft } }: { form: NewBooking }) {
  if (step === 'guest' && !draft.isTaken) {
    return <p className="text-ink-2 text-sm">{t('next.noGuest')}</p>
  }
  return (
    <Button disabled={!place} form={formId} kind="secondary" type="submit" wide>
      {t(step === 'stay' ? 'next.guest' : 'next.pay')}
    </Button>
  )
}
