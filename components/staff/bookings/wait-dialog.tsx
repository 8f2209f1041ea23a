'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { eveningsFrom } from '#lib/booking/rules/pay-by.ts'
import { ChosenField } from '../form-fields.tsx'
import { CancelButton, Modal } from '../modal.tsx'
import { usePress } from '../use-press.ts'
import { untilWords } from '../words.ts'

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
