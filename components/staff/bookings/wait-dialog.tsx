'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { eveningsFrom } from '#lib/booking/rules/pay-by.ts'
import { usePress } from '../kit/action/use-press.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { ChosenField } from '../kit/form/form-fields.tsx'
import { untilWords } from '../kit/words.ts'

type WaitDialogProps = {
  name: string
  checkIn: string
  onClose: () => void
  onWait: (until: string) => void
}

/** Asks until when a guest may pay. Nobody is told. */
export function WaitDialog({ name, checkIn, onClose, onWait }: WaitDialogProps) {
  const [evenings] = useState(() => eveningsFrom(new Date(), checkIn))
  const [until, setUntil] = useState(() => evenings[0]?.toISOString() ?? '')
  const press = usePress(() => onWait(until))
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button kind="secondary" {...press}>
            Wait
          </Button>
        </>
      }
      onClose={onClose}
      short
      title="Wait longer"
    >
      <ChosenField
        help={`${name} is not told. The time stands on the guest’s page, and you are asked again then.`}
        id="wait-until"
        label="Wait until"
        onChange={setUntil}
        options={evenings.map((at) => [at.toISOString(), untilWords(at)] as const)}
        value={until}
      />
    </Modal>
  )
}
