'use client'

import { useState } from 'react'
import { call, reading } from '#calls/client.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { eveningsFrom } from '#lib/booking/rules/pay-by.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { TypedMove } from '#lib/desk/schema/pay-by.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { toldUndo } from '../booking/taking-back.ts'
import { Decide } from '../kit/action/decide.tsx'
import { notUndone } from '../kit/action/undo-words.ts'
import { useAction } from '../kit/action/use-action.ts'
import { usePress } from '../kit/action/use-press.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { rupees, untilWords } from '../kit/words.ts'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

/** Asks what becomes of a booking whose guest was sent a link and has not paid: nothing goes by itself. */
export function RecordUnpaid({ booking, payBy }: { booking: StaffBooking; payBy: string }) {
  const { setOver } = useBookingWork()
  const [waiting, setWaiting] = useState(false)
  const { again, busy, move } = useUnpaid(booking, payBy)
  const isOver = new Date(payBy) <= new Date()
  const until = untilWords(new Date(payBy))
  const askByWhatsapp = usePress(() => again && void move(again.until, 'whatsapp'), busy)
  const [first = ''] = booking.full_name.split(' ')
  return (
    <section
      aria-label={t('unpaid.title')}
      className="rounded-control border border-[#ebcb7c] bg-[#fdf3d6] p-4"
    >
      <h3 className="font-semibold text-turmeric-ink">
        {t(isOver ? 'unpaid.over' : 'unpaid.due', { until })}
      </h3>
      <p className="num mt-1.5">
        {t('unpaid.sent', { name: first, amount: rupees(booking.to_pay) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
        {isOver && booking.email !== null && (
          <Decide
            kind="outline"
            size="small"
            onPress={() => again && void move(again.until, 'email')}
            busy={busy || !again}
          >
            {t('unpaid.askByEmail')}
          </Decide>
        )}
        {isOver && again && (
          <a
            className={buttonClass({ kind: 'outline', size: 'small' })}
            href={again.whatsapp_url}
            rel="noopener"
            target="_blank"
            {...askByWhatsapp}
          >
            {t('unpaid.askByWhatsapp')}
          </a>
        )}
        <Decide kind="outline" size="small" onPress={() => setWaiting(true)} busy={busy}>
          {t('unpaid.askToExtend')}
        </Decide>
        <Decide
          kind="quiet"
          size="small"
          onPress={() => setOver({ dialog: 'reason', booking })}
          busy={busy}
        >
          {t('unpaid.release')}
        </Decide>
      </div>
      {waiting && (
        <WaitDialog
          booking={booking}
          onClose={() => setWaiting(false)}
          onWait={(to) => {
            setWaiting(false)
            void move(to)
          }}
        />
      )}
    </section>
  )
}

type WaitDialogProps = {
  booking: StaffBooking
  onClose: () => void
  onWait: (until: string) => void
}

function WaitDialog({ booking, onClose, onWait }: WaitDialogProps) {
  const [evenings] = useState(() => eveningsFrom(new Date(), booking.check_in))
  const until = {
    label: t('unpaid.extend.until'),
    help: t('unpaid.extend.help', { name: booking.full_name }),
    options: evenings.map((at) => [at.toISOString(), untilWords(at)] as const),
    start: evenings[0]?.toISOString(),
  }
  return (
    <AskDialog
      button={t('unpaid.extend.button')}
      fields={{ until }}
      onAnswer={(answers) => onWait(answers.until)}
      onClose={onClose}
      title={t('unpaid.extend.title')}
    />
  )
}

/** Follows how a guest who hasn't paid can be asked again, and gives them more time. */
function useUnpaid({ id, full_name: name }: StaffBooking, seen: string) {
  const { refresh } = useBookingWork()
  const { busy, run } = useAction(refresh)
  const { value: again } = useAnswer(reading('GET desk/stays/[id]/pay_by'), { id }, null, {
    topics: [],
  })

  const back = {
    about: id,
    done: () => t('unpaid.undone', { name }),
    refused: notUndone,
  }
  return {
    /** Null until it is known. */
    again,
    busy: busy.has(id),
    move: (until: string, ask: TypedMove['ask'] = null) =>
      run({
        about: id,
        call: () =>
          call('POST desk/stays/[id]/pay_by', { params: { id }, json: { seen, until, ask } }),
        done: ({ undo }) => {
          const text = t('unpaid.extended', { name, until: untilWords(new Date(until)) })
          return {
            text: ask ? `${text} ${t(`unpaid.asked.${ask}`)}` : text,
            undo: toldUndo(undo, back),
          }
        },
        refused: (why) => t('notChanged', { why }),
        words: {
          changed_meanwhile: t('unpaid.changedMeanwhile'),
          illegal_transition: t('unpaid.ended'),
        },
      }),
  }
}
