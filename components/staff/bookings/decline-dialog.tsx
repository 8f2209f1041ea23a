'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { maxWishWords } from '#lib/booking/rules/wish.ts'
import { CancelButton, Modal } from '../modal.tsx'
import { usePress } from '../use-press.ts'

type DeclineDialogProps = {
  name: string
  onClose: () => void
  onDecline: (words: string) => void
}

/** Asks for the words with which other dates are declined; they may stay empty. */
export function DeclineDialog({ name, onClose, onDecline }: DeclineDialogProps) {
  const [words, setWords] = useState('')
  const press = usePress(() => onDecline(words.trim()))
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button kind="secondary" {...press}>
            Decline and tell the guest
          </Button>
        </>
      }
      onClose={onClose}
      short
      title="Decline the other dates"
    >
      <p className="text-ink-2">{name} keeps the dates that the booking has.</p>
      <label className="mt-5 mb-1.5 block font-medium" htmlFor="decline-words">
        Words for the guest (optional)
      </label>
      <textarea
        aria-describedby="decline-help"
        className="control block min-h-28 w-full px-3.5 py-2.5"
        data-autofocus
        id="decline-words"
        maxLength={maxWishWords}
        onChange={(event) => setWords(event.target.value)}
        value={words}
      />
      <p className="mt-1.5 text-ink-2 text-xs" id="decline-help">
        The guest reads these words in the mail and on the booking’s page.
      </p>
    </Modal>
  )
}
