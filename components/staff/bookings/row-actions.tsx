'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisVertical, Image } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, actionsOf } from '../booking/actions.ts'
import { cancelBooking, changeStay, screenshotFrom } from '../booking/words.ts'
import { DecideItem, PlainDecide } from '../kit/action/decide.tsx'
import { useBookingDesk } from './booking-desk.tsx'
import { useBookingWork } from './booking-work.ts'

const t = staffWords('bookings')

const itemClass =
  'flex min-h-11 w-full items-center rounded-[8px] px-3 text-start data-focus:bg-rice disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:text-ink-3'

const mainClass =
  'me-1.5 inline-flex min-h-10 items-center whitespace-nowrap rounded-[9px] border px-3 font-semibold text-xs transition duration-[120ms] aria-disabled:cursor-wait aria-disabled:hover:opacity-60 aria-disabled:focus:opacity-60'
const nextStep = 'border-lake-edge bg-lake-soft text-lake-dark hover:bg-[#cbe0d5]'
// What a rejected booking needs first is a second thought.
const secondThought = 'border-line-control bg-transparent text-ink hover:bg-rice'

export function RowActions({ booking }: { booking: StaffBooking }) {
  const { open } = useBookingDesk()
  const { busy, act, setOver } = useBookingWork()
  const isBusy = busy.has(booking.id)
  const actions = actionsOf(booking)
  const main = rowAction(actions)
  return (
    <div className="relative z-1 ms-auto flex items-center justify-end">
      {main && (
        <PlainDecide
          busy={isBusy}
          className={`${mainClass} ${booking.status === 'rejected' ? secondThought : nextStep}`}
          onPress={() => act(booking, main.to)}
        >
          {main.label}
        </PlainDecide>
      )}
      <IconButton
        label={screenshotFrom(booking.full_name)}
        className="icon-button !w-9 text-ink-2"
        onClick={() => setOver({ dialog: 'screenshot', booking })}
        title={t('row.screenshot')}
      >
        <Image size={19} />
      </IconButton>
      <Menu>
        <MenuButton
          aria-label={t('row.moreFor', { name: booking.full_name })}
          className="icon-button !w-9 text-ink-2"
          title={t('row.more')}
        >
          <EllipsisVertical aria-hidden="true" size={19} />
        </MenuButton>
        <MenuItems
          anchor={{ to: 'bottom end', gap: 4 }}
          className="starting:-translate-y-1 z-30 min-w-[200px] rounded-staff border border-edge bg-card p-2 shadow-float outline-none transition-[opacity,translate] duration-200 ease-calm starting:opacity-0"
        >
          <MenuItem>
            <button className={itemClass} onClick={() => open(booking)} type="button">
              {t('row.open')}
            </button>
          </MenuItem>
          {actions
            .filter((action) => action !== main)
            .map(({ to, label, possible, why }) => (
              <DecideItem
                busy={isBusy}
                className={`${itemClass} ${to === 'rejected' ? 'font-medium text-red' : ''}`}
                disabled={!possible}
                key={to}
                onPress={() => act(booking, to)}
                title={why ?? undefined}
              >
                {label}
              </DecideItem>
            ))}
          {/* Of a stay that is paid for, Reject cancels it, too: a cancellation says what is given back. */}
          {takesPlace(booking.status) &&
            stayItems.map(([dialog, name, className]) => (
              <DecideItem
                busy={isBusy}
                className={`${itemClass} ${className}`}
                key={dialog}
                onPress={() => setOver({ dialog, booking })}
              >
                {name()}
              </DecideItem>
            ))}
        </MenuItems>
      </Menu>
    </div>
  )
}

// The specification names the button of a row. A row doesn't show the proof, so both at once is in its menu.
function rowAction(actions: Action[]): Action | undefined {
  const next = actions.find(({ main }) => main)
  return next?.to === 'verified_and_confirmed' ? actions.find(({ to }) => to === 'verified') : next
}

const stayItems = [
  ['stay', changeStay, ''],
  ['cancel', cancelBooking, 'text-red'],
] as const
