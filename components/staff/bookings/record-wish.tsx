'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { maxWishWords } from '#lib/stays/rules/wish.ts'
import type { WireWish } from '#lib/stays/schema/wish.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { Decide } from '../kit/action/decide.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { count, rupees, stayDates } from '../kit/words.ts'
import { gapWords, priceWords } from '../stay/words.ts'
import { useBookingWork } from './booking-work.ts'
import { readByGuest } from './reject-dialog.tsx'

/** Shows the other dates that a guest asks for, with what they would cost, to be carried out by one press or declined. */
export function RecordWish({ booking }: { booking: StaffBooking }) {
  const { wish, busy, accept, decline } = useWish(booking)
  const [declining, setDeclining] = useState(false)
  if (!wish || !booking.flags.includes('wish_asked')) return null
  const [first] = booking.full_name.split(' ')
  const possible = wish.offer.free.length > 0
  return (
    <section
      aria-label="Different dates requested"
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="font-semibold text-turmeric-ink">Different dates requested</h3>
      <p className="num mt-1.5 font-semibold">{stayDates(wish, true)}</p>
      {wish.words && <p className="mt-1 whitespace-pre-line">“{wish.words}”</p>}
      <Offer booking={booking} wish={wish} />
      <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        {possible && (
          <Decide
            className="wrap-anywhere"
            kind="outline"
            size="small"
            onPress={() => void accept(wish)}
            busy={busy}
          >
            Accept and tell {first}
          </Decide>
        )}
        <Decide kind="quiet" size="small" onPress={() => setDeclining(true)} busy={busy}>
          Decline…
        </Decide>
      </div>
      {declining && (
        <AskDialog
          button="Decline and tell the guest"
          fields={{
            words: {
              ...readByGuest,
              label: 'Message to the guest (optional)',
              maxLength: maxWishWords,
            },
          }}
          onAnswer={({ words }) => {
            setDeclining(false)
            void decline(wish, words.trim())
          }}
          onClose={() => setDeclining(false)}
          title="Decline the new dates"
        >
          <p className="text-ink-2">{booking.full_name} keeps the current dates.</p>
        </AskDialog>
      )}
    </section>
  )
}

function Offer({ booking, wish: { offer } }: { booking: StaffBooking; wish: WireWish }) {
  const [wrong] = Object.values(offer.errors)
  if (wrong)
    return <p className="mt-1.5 font-medium text-red">These dates aren’t possible. {wrong}</p>
  const { free, will } = offer
  const due = will.total - booking.paid
  const keeps = booking.unit !== null && free.includes(booking.unit)
  return (
    <div className="num mt-1.5">
      <p>
        Now: {priceWords(offer.was)}. New dates: {priceWords(will)}. <b>{gapWords(offer)}.</b>
      </p>
      <p className={free.length === 0 ? 'font-medium text-red' : 'text-ink-2'}>
        {free.length === 0
          ? `No unit of ${booking.room_type} is free on these dates.`
          : `${count(free.length, 'unit')} free on these dates${keeps ? ', including the guest’s own' : ''}.`}{' '}
        {due < 0 && `You’d owe the guest a refund of ${rupees(-due)}.`}
      </p>
    </div>
  )
}

const words = {
  changed_meanwhile: 'The stay, its price or the request has just changed. Please check it again.',
  room_not_available: 'This room type is no longer free on those dates.',
}

/** An answer to a guest's request: its call, and what to say once it's done and once it's undone. */
type Reply = { call: () => Promise<{ undo: Undo | null }>; done: string; undone: string }

/** Follows the other dates that the guest of a booking asks for, and answers them. */
function useWish(booking: StaffBooking) {
  const { id, full_name: name, check_in, check_out, unit, guests, amount } = booking
  const { refresh } = useBookingWork()
  const answer = useAnswer(reading('GET desk/stays/[id]/wish'), { id }, null, {
    topics: ['bookings'],
  })
  const { busy, run } = useAction(() => Promise.all([answer.refresh(), refresh()]))

  const reply = ({ call: send, done: text, undone }: Reply) => {
    return run({
      about: id,
      call: send,
      done: ({ undo }) => ({
        text,
        undo: toldUndo(undo, { about: id, done: () => undone, refused: notUndone }),
      }),
      refused: (why) => `Nothing was changed. ${why}`,
      words,
    })
  }
  return {
    wish: answer.value?.wish ?? null,
    busy: busy.has(id),
    accept: (wish: WireWish) =>
      reply({
        call: () =>
          call('POST desk/stays/[id]/wish', {
            params: { id },
            json: {
              check_in: wish.check_in,
              check_out: wish.check_out,
              quoted: wish.offer.will.total,
              seen: { check_in, check_out, unit, guests, amount },
            },
          }),
        done: `${name} has the new dates, and will get an e-mail in half a minute.`,
        undone: 'The stay is as it was, and the guest’s request is open again.',
      }),
    decline: (wish: WireWish, words: string) =>
      reply({
        call: () =>
          call('POST desk/stays/[id]/wish/decline', {
            params: { id },
            json: { check_in: wish.check_in, check_out: wish.check_out, words },
          }),
        done: `Declined. ${name} will get an e-mail in half a minute.`,
        undone: 'The guest’s request is open again.',
      }),
  }
}
