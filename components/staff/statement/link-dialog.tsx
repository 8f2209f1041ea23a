'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { fetchBookings } from '#lib/booking/client.ts'
import type { BookingSearch, StaffBooking } from '#lib/booking/schema.ts'
import type { WireClaim, WireLine } from '#lib/statements/schema.ts'
import { ListFailed } from '../list-states.tsx'
import { Modal } from '../modal.tsx'
import { SearchField } from '../search-field.tsx'
import { useAnswer } from '../use-answer.ts'
import { useDelayed } from '../use-delayed.ts'
import { usePress } from '../use-press.ts'
import { day, rupees, rupeesAndPaise } from '../words.ts'
import { verificationOf } from './chosen.ts'
import { Narration } from './narration.tsx'
import type { Decisions } from './use-decisions.ts'

type LinkDialogProps = {
  line: WireLine
  /** The claims of the statement's days that no credit is for. */
  claims: WireClaim[]
  decisions: Decisions
  onClose: () => void
}

/** A booking to choose; `payment_id` is that of a claim of it. */
type Choice = Pick<StaffBooking, 'reference' | 'full_name'> & {
  booking_id: string
  payment_id: string | null
  about: string
}

const atOnce = 8

/** Finds the booking that a credit is for, by name, reference or amount, and verifies the credit for it. */
export function LinkDialog({ line, claims, decisions, onClose }: LinkDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const q = useDelayed(text, 300).trim() || String(line.amount)
  const { value, loading, failed, refresh } = useAnswer<
    Partial<BookingSearch>,
    { rows: StaffBooking[] }
  >(fetchBookings, { q, page: 1, size: atOnce }, null, { topics: [] })
  const sum = rupeesAndPaise(Math.round(line.amount * 100))
  const verify = usePress(() => {
    if (!chosen) return
    onClose()
    void decisions.verify([verificationOf(line.id, chosen)])
  }, !chosen || decisions.busy)
  const choices = (value?.rows ?? []).map((booking) => choiceOf(booking, line, claims))
  return (
    <Modal
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="secondary" {...verify}>
            {chosen ? `Verify ${sum} for ${chosen.full_name}` : `Verify ${sum}`}
          </Button>
        </>
      }
      onClose={onClose}
      title="Link to a booking"
    >
      <p className="num mb-4">
        <b className="font-semibold">{sum}</b>, {day(line.on)}
        <br />
        <Narration text={line.narration} />
      </p>
      <SearchField onChange={setText} placeholder="Name, reference or amount" value={text} />
      {failed && <ListFailed className="mt-4" onRetry={refresh} stale={false} what="bookings" />}
      <fieldset aria-busy={loading} className={`mt-4 ${loading ? 'opacity-60' : ''}`}>
        <legend className="font-semibold text-sm">
          {text.trim() ? 'Bookings found' : `Bookings of ${sum}`}
        </legend>
        {choices.map((choice) => (
          <Option
            checked={chosen?.booking_id === choice.booking_id}
            choice={choice}
            key={choice.booking_id}
            onChoose={() => setChosen(choice)}
          />
        ))}
      </fieldset>
      <p className="mt-2 text-ink-2 text-sm" role="status">
        {value && choices.length === 0 && 'No booking found. Try a name or a reference.'}
        {choices.length === atOnce && `The first ${atOnce}. More letters find fewer.`}
      </p>
    </Modal>
  )
}

function choiceOf(booking: StaffBooking, { amount }: WireLine, claims: WireClaim[]): Choice {
  const { id, reference, full_name, check_in, check_out, balance, room_type } = booking
  const claim = claims.find((each) => each.booking_id === id && each.amount === amount)
  const owed = claim ? `says to have paid ${rupees(amount)}` : `owes ${rupees(balance)}`
  return {
    booking_id: id,
    payment_id: claim?.payment_id ?? null,
    reference,
    full_name,
    about: `${reference}, ${room_type}, ${day(check_in)} to ${day(check_out)}, ${owed}`,
  }
}

type OptionProps = { choice: Choice; checked: boolean; onChoose: () => void }

function Option({ choice: { full_name, about }, checked, onChoose }: OptionProps) {
  return (
    <label className="mt-2 block cursor-pointer rounded-control border-[1.5px] border-line-control px-3.5 py-2.5 has-checked:border-lake has-checked:bg-[#f1f6f2] has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 has-checked:ring-[1.5px] has-checked:ring-lake">
      <input
        checked={checked}
        className="sr-only"
        name="booking"
        onChange={onChoose}
        type="radio"
      />
      <span className="wrap-anywhere block font-semibold">{full_name}</span>
      <span className="num block text-ink-2 text-sm">{about}</span>
    </label>
  )
}
