'use client'

import { Check } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import type { ButtonLook } from '#components/ui/button.tsx'
import { isUnclaimed } from '#lib/booking/rules/moves.ts'
import { type BookingStatus, takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, actionsOf, endsByCancelling, isConfirmedByClaim } from '../booking/actions.ts'
import { cancelBooking } from '../booking/words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { keepFocus } from '../kit/action/keep-focus.ts'
import { Undo } from '../kit/action/undo.tsx'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useSuccessAbout } from '../kit/toast/toast.ts'
import { MainAction } from '../today/card-actions.tsx'
import { DeskProvider, type Over, overNow } from '../today/desk.ts'
import { OverDay } from '../today/over-day.tsx'
import { useProgress } from '../today/use-progress.ts'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

/** The actions of the open booking, at the bottom of its record: one is filled, those that lead back or out are only words. */
export function RecordActions({ booking }: { booking: StaffBooking }) {
  return (
    <footer
      data-task
      className="sticky bottom-0 z-10 border-edge border-t bg-band px-4 py-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-2 sm:px-7"
    >
      <DecisionNote booking={booking} quiet />
      {takesPlace(booking.status) && (
        <div className="max-sm:mb-2.5 max-sm:grid max-sm:empty:hidden sm:order-last sm:ms-auto sm:empty:hidden">
          <RecordProgress booking={booking} key={booking.id} />
        </div>
      )}
      <ActionButtons booking={booking} quiet />
    </footer>
  )
}

/** `quiet` is for the footer of a record, whose height a phone needs for the record. */
type DecisionProps = { booking: StaffBooking; quiet?: boolean }

export function DecisionNote({ booking, quiet = false }: DecisionProps) {
  const done = useSuccessAbout(booking.id)
  const decides = actionsOf(booking).some(({ main }) => main)
  return (
    <div
      className={`mb-2.5 flex min-h-12 items-center gap-3 text-xs text-ink-2 sm:mb-0 sm:min-w-[240px] sm:flex-1 ${quiet && !done && !decides ? 'max-sm:sr-only' : ''}`}
      role="status"
    >
      {done ? (
        <>
          <Check aria-hidden="true" className="shrink-0 text-leaf" size={20} strokeWidth={2} />
          <p className="min-w-0 flex-1 font-medium text-ink">{done.text}</p>
          {done.undo && <Undo onPress={done.close} undo={done.undo} />}
        </>
      ) : (
        <p>{t(`hints.${hintOf(booking)}`)}</p>
      )}
    </div>
  )
}

function hintOf(booking: StaffBooking): 'ready' | 'unclaimed' | BookingStatus {
  if (isConfirmedByClaim(booking)) return 'ready'
  return isUnclaimed(booking) ? 'unclaimed' : booking.status
}

export function ActionButtons({ booking, quiet = false }: DecisionProps) {
  const { busy, act, setOver } = useBookingWork()
  const isBusy = busy.has(booking.id)
  // A card names the ways out that the specification gives it; a record only the one that fits.
  const actions = actionsOf(booking).filter(
    ({ to, possible }) =>
      !(quiet && (!possible || (to === 'rejected' && endsByCancelling(booking)))),
  )
  return (
    <div
      className={`flex flex-wrap ${quiet ? 'gap-1 max-sm:*:flex-auto' : 'gap-2.5 max-sm:*:flex-1'}`}
    >
      {actions.map((action) => (
        <Decide
          busy={isBusy}
          className={lookOf(action, quiet)}
          disabled={!action.possible}
          key={keyOf(action)}
          onPress={() => act(booking, action.to)}
          title={action.why ?? undefined}
          {...(action.main ? ({ kind: 'secondary' } as const) : asideLook(quiet))}
        >
          {action.label}
        </Decide>
      ))}
      {takesPlace(booking.status) && (
        <Decide
          busy={isBusy}
          className={`!text-red aria-disabled:!text-ink-2 ${quiet ? quietClass : ''}`}
          onPress={() => setOver({ dialog: 'cancel', booking })}
          {...asideLook(quiet)}
        >
          {cancelBooking()}
        </Decide>
      )}
    </div>
  )
}

// The step after Verify Payment takes its place, with the focus.
function keyOf({ to, main }: Action): string {
  return to === 'verified' || (main && to !== 'verified_and_confirmed') ? 'next' : to
}

const quietClass = 'whitespace-nowrap !px-2.5'

// What leads back or out stands beside the next step.
function asideLook(quiet: boolean): ButtonLook {
  return quiet ? { kind: 'quiet', size: 'small' } : { kind: 'outline' }
}

function lookOf({ to, main, possible }: Action, quiet: boolean): string {
  if (main) return 'max-sm:!basis-full sm:order-last'
  const red = to === 'rejected' && possible ? '!text-red aria-disabled:!text-ink-2' : ''
  return quiet ? `${red} ${quietClass}` : red
}

const today = { day: null }

/** Checks a guest in or out from the booking's record, as Today does, if the stay is one of today's. */
function RecordProgress({ booking }: { booking: StaffBooking }) {
  const work = useBookingWork()
  const topics = ['bookings', 'rooms'] as const
  const { value, refresh } = useAnswer(reading('GET desk/today'), today, null, { topics })
  const look = async () => void (await Promise.all([refresh(), work.refresh()]))
  const alone = booking.status === 'confirmed'
  return value && <OfToday alone={alone} id={booking.id} refresh={look} today={value} />
}

type OfTodayProps = {
  id: string
  today: DeskToday
  refresh: () => Promise<void>
  /** True where the booking has no other next step. */
  alone: boolean
}

function OfToday({ id, today, refresh, alone }: OfTodayProps) {
  const progress = useProgress(refresh)
  const [over, setOver] = useState<Over | null>(null)
  const found = (['leaving', 'in_house', 'arriving'] as const)
    .flatMap((list) => today[list].map((stay) => ({ list, stay })))
    .find(({ stay, list }) => stay.id === id && !isDone(stay, list, today.day))
  const close = () => {
    setOver(null)
    keepFocus(id)
  }
  const open = (next: Over) => !progress.refused() && setOver(next)
  return (
    <DeskProvider value={{ today, progress, open, refresh }}>
      {found && <MainAction {...found} alone={alone} />}
      {over && <OverDay onClose={close} over={overNow(over, today)} refresh={refresh} />}
    </DeskProvider>
  )
}
