'use client'

import { useId } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { CancelAnswer } from '#lib/desk/schema/cancel.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { nameOfStatus } from '../booking/words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useGuardedChange, useGuardedClose } from '../kit/action/use-press.ts'
import { Modal } from '../kit/dialog/modal.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { Failed } from '../kit/form/failed.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { count, instantDay, loading, rupees, stayDates } from '../kit/words.ts'
import { CancelFields } from './cancel-fields.tsx'
import { useCancelForm } from './use-cancel-form.ts'
import { buttonWords, placeOf } from './words.ts'

const t = staffWords('cancel')

type CancelDialogProps = {
  booking: { id: string; full_name: string }
  onClose: () => void
  /** Called once it is cancelled, and again if that is taken back. */
  onChanged: () => void
}

/** Cancels a stay: why, what goes back and how, and what the guest will read; with the way back beside it. */
export function CancelDialog({ booking, onClose, onChanged }: CancelDialogProps) {
  const form = useCancelForm(booking.id, onChanged)
  const { offer } = form
  const id = useId()
  const title = t('title', { name: booking.full_name })
  useGuardedChange(title)
  const leave = useGuardedClose(onClose)
  const save = async () => {
    if (await form.save()) onClose()
  }
  const canBe = offer !== null && offer.problem === null
  return (
    <Modal
      footer={
        <>
          {canBe && (
            <p className="me-auto text-ink-2 text-xs max-md:sr-only md:max-w-[200px]">
              {t('backOnSale')}
            </p>
          )}
          <Button className="max-md:order-last max-md:basis-full!" kind="outline" {...leave.cancel}>
            {t('keep')}
          </Button>
          {canBe && (
            <Decide
              busy={form.busy}
              className="num max-md:basis-full!"
              disabled={!form.ready}
              grave={form.ready}
              form={id}
              kind="danger"
              type="submit"
            >
              {buttonWords(form.sum)}
            </Decide>
          )}
        </>
      }
      onClose={leave.close}
      title={title}
    >
      {!offer && form.isMissing && <ListFailed className="" onRetry={form.retry} what="booking" />}
      {offer && <Stay offer={offer} />}
      <LiveWords className={offer ? 'font-medium' : ''}>
        {offer ? offer.problem : !form.isMissing && loading()}
      </LiveWords>
      {offer?.problem === null && (
        <EditForm id={id} onSave={() => void save()} tries={form.tries}>
          <Failed title={t('nothingCancelled')} why={form.failure} />
          <CancelFields form={form} offer={offer} />
        </EditForm>
      )}
    </Modal>
  )
}

function Stay({ offer }: { offer: CancelAnswer }) {
  const { reference, nights, amount, status, created_at } = offer.booking
  return (
    <p className="num mb-5">
      <b className="font-semibold">
        {placeOf(offer)}, {stayDates(offer.booking)}
      </b>
      , {count(nights, 'night')}, {rupees(amount)},{' '}
      <span className="text-ink-2 max-md:block">
        <span className="whitespace-nowrap">{reference}</span>, {nameOfStatus(status).toLowerCase()}
        , {t('booked', { day: instantDay(created_at) })}
        {offer.asked_at && `, ${t('asked', { day: instantDay(offer.asked_at) })}`}
      </span>
    </p>
  )
}
