'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import type { Undo } from '#lib/booking/rules/taking-back.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { maxWishWords } from '#lib/stays/rules/wish.ts'
import type { WireWish } from '#lib/stays/schema/wish.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { Decide } from '../kit/action/decide.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { rupees, stayDates } from '../kit/words.ts'
import { gapWords, priceWords } from '../stay/words.ts'
import { useBookingWork } from './booking-work.ts'
import { readByGuest } from './reject-dialog.tsx'

const t = staffWords('bookings')

/** Shows the other dates that a guest asks for, with what they would cost, to be carried out by one press or declined. */
export function RecordWish({ booking }: { booking: StaffBooking }) {
  const { wish, busy, accept, decline } = useWish(booking)
  const [declining, setDeclining] = useState(false)
  if (!wish || !booking.flags.includes('wish_asked')) return null
  const [first = ''] = booking.full_name.split(' ')
  const possible = wish.offer.free.length > 0
  return (
    <section
      aria-label={t('wish.title')}
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="font-semibold text-turmeric-ink">{t('wish.title')}</h3>
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
            {t('wish.accept', { name: first })}
          </Decide>
        )}
        <Decide kind="quiet" size="small" onPress={() => setDeclining(true)} busy={busy}>
          {t('wish.askToDecline')}
        </Decide>
      </div>
      {declining && (
        <AskDialog
          button={t('wish.decline.button')}
          fields={{
            words: {
              ...readByGuest(),
              maxLength: maxWishWords,
            },
          }}
          onAnswer={({ words }) => {
            setDeclining(false)
            void decline(wish, words.trim())
          }}
          onClose={() => setDeclining(false)}
          title={t('wish.decline.title')}
        >
          <p className="text-ink-2">{t('wish.decline.keeps', { name: booking.full_name })}</p>
        </AskDialog>
      )}
    </section>
  )
}

function Offer({ booking, wish: { offer } }: { booking: StaffBooking; wish: WireWish }) {
  const [wrong] = Object.values(offer.errors)
  if (wrong)
    return <p className="mt-1.5 font-medium text-red">{t('wish.notPossible', { why: wrong })}</p>
  const { free, will } = offer
  const due = will.total - booking.paid
  const keeps = booking.unit !== null && free.includes(booking.unit)
  return (
    <div className="num mt-1.5">
      <p>
        {t.rich('wish.prices', {
          was: priceWords(offer.was),
          will: priceWords(will),
          gap: gapWords(offer),
          b: (words) => <b>{words}</b>,
        })}
      </p>
      <p className={free.length === 0 ? 'font-medium text-red' : 'text-ink-2'}>
        {free.length === 0
          ? t('wish.notFree', { room: booking.room_type })
          : t(keeps ? 'wish.freeWithOwn' : 'wish.free', { count: free.length })}{' '}
        {due < 0 && t('wish.refund', { amount: rupees(-due) })}
      </p>
    </div>
  )
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
      refused: (why) => t('notChanged', { why }),
      words: {
        changed_meanwhile: t('wish.changedMeanwhile'),
        room_not_available: t('wish.roomTaken'),
      },
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
        done: t('wish.accepted', { name }),
        undone: t('wish.acceptUndone'),
      }),
    decline: (wish: WireWish, words: string) =>
      reply({
        call: () =>
          call('POST desk/stays/[id]/wish/decline', {
            params: { id },
            json: { check_in: wish.check_in, check_out: wish.check_out, words },
          }),
        done: t('wish.declined', { name }),
        undone: t('wish.declineUndone'),
      }),
  }
}
