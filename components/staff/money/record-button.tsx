'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { ChooseBooking } from '../booking/choose-booking.tsx'
import { RecordFor } from '../folio/record-for.tsx'
import { useBegun } from '../kit/action/use-begun.ts'
import { usePress } from '../kit/action/use-press.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { rupees } from '../kit/words.ts'

type Step = { at: 'choose'; chosen: StaffBooking | null } | { at: 'record'; booking: StaffBooking }

/** The way to record money that staff have seen arrive, from wherever money is looked at: its booking first, then its facts. */
export function RecordButton() {
  const [step, setStep] = useState<Step | null>(null)
  const leave = () => setStep(null)
  useBegun('record', () => setStep({ at: 'choose', chosen: null }))
  return (
    <>
      <Button
        className="max-lg:w-full max-xl:[body:has(main_[data-task=true])_&]:hidden"
        kind="outline"
        onClick={() => setStep({ at: 'choose', chosen: null })}
        size="small"
      >
        <Plus aria-hidden="true" className="shrink-0" size={19} />
        Record a payment
      </Button>
      {step?.at === 'choose' && (
        <ChooseDialog
          chosen={step.chosen}
          onChoose={(chosen) => setStep({ at: 'choose', chosen })}
          onClose={leave}
          onNext={(booking) => setStep({ at: 'record', booking })}
        />
      )}
      {step?.at === 'record' && <RecordFor booking={step.booking} onClose={leave} onDone={leave} />}
    </>
  )
}

type ChooseDialogProps = {
  chosen: StaffBooking | null
  onChoose: (booking: StaffBooking) => void
  onNext: (booking: StaffBooking) => void
  onClose: () => void
}

function ChooseDialog({ chosen, onChoose, onNext, onClose }: ChooseDialogProps) {
  const next = usePress(() => chosen && onNext(chosen), !chosen)
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button kind="secondary" {...next}>
            {chosen ? `Record for ${chosen.full_name}` : 'Choose a booking'}
          </Button>
        </>
      }
      onClose={onClose}
      title="Whose payment is it?"
    >
      <ChooseBooking
        chosen={chosen}
        money={({ balance }) => `balance ${rupees(balance)}`}
        onChoose={onChoose}
        usual={{ q: '', words: 'The newest bookings' }}
      />
    </Modal>
  )
}
