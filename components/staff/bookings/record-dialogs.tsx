'use client'

import { call } from '#calls/client.ts'
import { maxUnverifiedMails } from '#lib/booking/rules/sender.ts'
import type { SenderBooking } from '#lib/booking/schema/senders.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { actionsOf, type Step } from '../booking/actions.ts'
import { ScreenshotDialog } from '../booking/screenshot-dialog.tsx'
import { toldTogether } from '../booking/together.ts'
import { CancelDialog } from '../cancel/cancel-dialog.tsx'
import { RecordFor } from '../folio/record-for.tsx'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { useAction } from '../kit/action/use-action.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { StayDialog } from '../stay/stay-dialog.tsx'
import { useBookingWork } from './booking-work.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { SenderBookings } from './same-sender.tsx'
import { useInterrupted } from './use-interrupted.ts'

const t = staffWords('bookings')

export function RecordDialogs() {
  const { over, setOver, act, change, refresh } = useBookingWork()
  useInterrupted((booking, to) =>
    to === 'rejected' ? act(booking, to) : setOver({ dialog: 'again', booking, to }),
  )
  const leave = () => {
    setOver(null)
    if (over) keepFocus(over.booking.id)
  }
  return (
    <>
      {over?.dialog === 'screenshot' && <ScreenshotDialog booking={over.booking} onClose={leave} />}
      {over?.dialog === 'stay' && (
        <StayDialog booking={over.booking} onChanged={refresh} onClose={leave} />
      )}
      {over?.dialog === 'cancel' && (
        <CancelDialog
          booking={over.booking}
          onChanged={() => void refresh().then(() => keepFocus(over.booking.id))}
          onClose={leave}
        />
      )}
      {over?.dialog === 'payment' && (
        <RecordFor
          booking={over.booking}
          onClose={leave}
          onDone={() => {
            leave()
            void refresh()
          }}
        />
      )}
      {over?.dialog === 'again' && (
        <AgainDialog
          {...over}
          onAnswer={() => {
            leave()
            void change(over.booking, over.to)
          }}
          onClose={leave}
        />
      )}
      {over?.dialog === 'reason' && (
        <RejectDialog
          {...questionOf(over.booking)}
          onClose={leave}
          onReject={(reason, because) => {
            leave()
            void change(over.booking, 'rejected', reason, because)
          }}
        >
          <p className="text-ink-2">{t.rich('reject.about', { ...namesOf(over.booking) })}</p>
        </RejectDialog>
      )}
      {over?.dialog === 'sender' && <RejectAllDialog {...over} onClose={leave} />}
    </>
  )
}

/** Without its payment, what ends is the hold on the room. */
function questionOf({ pay_by }: StaffBooking) {
  if (pay_by === null) return { title: t('reject.title'), button: t('reject.button') }
  const release = t('reject.release')
  return { title: release, button: release, likely: 'payment_not_found' } as const
}

function namesOf({ full_name, reference }: StaffBooking) {
  return {
    name: full_name,
    reference: () => <span className="whitespace-nowrap">{reference}</span>,
  }
}

type AgainDialogProps = {
  booking: StaffBooking
  to: Step
  onAnswer: () => void
  onClose: () => void
}

/** Asks again for a decision that was pressed after the session had ended. */
function AgainDialog({ booking, to, ...ways }: AgainDialogProps) {
  const label = actionsOf(booking).find((action) => action.to === to)?.label
  return (
    <AskDialog {...ways} button={label} cancel={t('again.notNow')} title={booking.full_name}>
      <p>
        {t.rich('again.about', {
          ...namesOf(booking),
          action: () => <b className="font-semibold">{label}</b>,
        })}
      </p>
    </AskDialog>
  )
}

type RejectAllProps = { booking: StaffBooking; others: SenderBooking[]; onClose: () => void }

function RejectAllDialog({ booking, others, onClose }: RejectAllProps) {
  const rejectAll = useRejectAll()
  const all = others.length + 1
  return (
    <RejectDialog
      button={t('sender.rejectAll', { count: all })}
      onClose={onClose}
      onReject={(reason) => {
        onClose()
        void rejectAll(booking, others, reason)
      }}
      title={t('reject.all.title', { count: all })}
    >
      <p className="text-ink-2">
        {t.rich('reject.all.about', {
          ...namesOf(booking),
          count: others.length,
          mails: maxUnverifiedMails,
        })}
      </p>
      <SenderBookings others={others} />
    </RejectDialog>
  )
}

/**
 * Returns a function that rejects a booking together with others of its sender. All of it can be undone at once until the mails
 * are sent.
 */
function useRejectAll() {
  const { refresh } = useBookingWork()
  const { run } = useAction(refresh)
  return ({ id: about }: StaffBooking, others: { id: string }[], note: string) =>
    run({
      about,
      call: () => {
        const ids = [about, ...others.map(({ id }) => id)]
        return call('POST bookings_reject', { json: { ids, note } })
      },
      done: (answer) => toldTogether(answer, about, 'reject'),
      refused: (why) => t('reject.all.failed', { why }),
    })
}
