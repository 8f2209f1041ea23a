'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { maxWishWords } from '#lib/stays/rules/wish.ts'
import { usePress } from '../kit/action/use-press.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { GuestWords } from './guest-words.tsx'

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
      <GuestWords
        id="decline-words"
        label="Words for the guest (optional)"
        maxLength={maxWishWords}
        onChange={setWords}
        value={words}
      />
    </Modal>
  )
}
