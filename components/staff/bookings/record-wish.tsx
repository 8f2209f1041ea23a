'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { maxWishWords } from '#lib/stays/rules/wish.ts'
import type { WireWish } from '#lib/stays/schema/wish.ts'
import { usePress } from '../kit/action/use-press.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { count, day, rupees } from '../kit/words.ts'
import { gapWords, priceWords } from '../stay/words.ts'
import { readByGuest } from './reject-dialog.tsx'
import { useWish } from './use-wish.ts'

/** Shows the other dates that a guest asks for, with what they would cost, to be carried out by one press or declined. */
export function RecordWish({ booking }: { booking: StaffBooking }) {
  const { wish, busy, accept, decline } = useWish(booking)
  const [declining, setDeclining] = useState(false)
  const press = usePress(() => wish && void accept(wish), busy)
  const refuse = usePress(() => setDeclining(true), busy)
  if (!wish || !booking.flags.includes('wish_asked')) return null
  const [first] = booking.full_name.split(' ')
  const possible = wish.offer.free.length > 0
  return (
    <section
      aria-label="Other dates asked for"
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="font-semibold text-turmeric-ink">Asks for other dates</h3>
      <p className="num mt-1.5 font-semibold">
        {day(wish.check_in)} to {day(wish.check_out, true)}
      </p>
      {wish.words && <p className="mt-1 whitespace-pre-line">“{wish.words}”</p>}
      <Offer booking={booking} wish={wish} />
      <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        {possible && (
          <Button className="wrap-anywhere" kind="outline" size="small" {...press}>
            Give the dates and tell {first}
          </Button>
        )}
        <Button kind="quiet" size="small" {...refuse}>
          Decline…
        </Button>
      </div>
      {declining && (
        <AskDialog
          button="Decline and tell the guest"
          fields={{
            words: {
              ...readByGuest,
              label: 'Words for the guest (optional)',
              maxLength: maxWishWords,
            },
          }}
          onAnswer={({ words }) => {
            setDeclining(false)
            void decline(wish, words.trim())
          }}
          onClose={() => setDeclining(false)}
          title="Decline the other dates"
        >
          <p className="text-ink-2">{booking.full_name} keeps the dates that the booking has.</p>
        </AskDialog>
      )}
    </section>
  )
}

function Offer({ booking, wish: { offer } }: { booking: StaffBooking; wish: WireWish }) {
  const [wrong] = Object.values(offer.errors)
  if (wrong)
    return <p className="mt-1.5 font-medium text-red">These dates cannot be had. {wrong}</p>
  const { free, will } = offer
  const due = will.total - booking.paid
  const keeps = booking.unit !== null && free.includes(booking.unit)
  return (
    <div className="num mt-1.5">
      <p>
        Now {priceWords(offer.was)}; then {priceWords(will)}. <b>{gapWords(offer)}.</b>
      </p>
      <p className={free.length === 0 ? 'font-medium text-red' : 'text-ink-2'}>
        {free.length === 0
          ? `No unit of ${booking.room_type} is free then.`
          : `${count(free.length, 'unit')} free then${keeps ? ', the guest’s own among them' : ''}.`}{' '}
        {due < 0 && `The farm then has ${rupees(-due)} to pay back.`}
      </p>
    </div>
  )
}
