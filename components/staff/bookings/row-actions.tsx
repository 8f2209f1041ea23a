'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisVertical, Image } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { takesPlace } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { type Action, actionsOf } from '../booking/actions.ts'
import { usePress } from '../kit/action/use-press.ts'
import { useBookingDesk } from './booking-desk.tsx'
import { useBookingWork } from './booking-work.ts'

const itemClass =
  'flex min-h-11 w-full items-center rounded-[8px] px-3 text-start data-focus:bg-rice disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:text-ink-3'

export function RowActions({ booking }: { booking: StaffBooking }) {
  const { open } = useBookingDesk()
  const { act, setOver } = useBookingWork()
  const actions = actionsOf(booking)
  const main = rowAction(actions)
  return (
    <div className="relative z-1 ms-auto flex items-center justify-end">
      {main && <MainAction action={main} booking={booking} />}
      <IconButton
        label={`Screenshot of ${booking.full_name}`}
        className="icon-button !w-9 text-ink-2"
        onClick={() => setOver({ dialog: 'screenshot', booking })}
        title="Screenshot"
      >
        <Image size={19} />
      </IconButton>
      <Menu>
        <MenuButton
          aria-label={`More for ${booking.full_name}`}
          className="icon-button !w-9 text-ink-2"
          title="More"
        >
          <EllipsisVertical aria-hidden="true" size={19} />
        </MenuButton>
        <MenuItems
          anchor={{ to: 'bottom end', gap: 4 }}
          className="starting:-translate-y-1 z-30 min-w-[200px] rounded-staff border border-edge bg-card p-2 shadow-float outline-none transition-[opacity,translate] duration-200 ease-calm starting:opacity-0"
        >
          <MenuItem>
            <button className={itemClass} onClick={() => open(booking)} type="button">
              Open booking
            </button>
          </MenuItem>
          {actions
            .filter((action) => action !== main)
            .map(({ to, label, possible, why }) => (
              <Item
                booking={booking}
                className={to === 'rejected' ? 'font-medium text-red' : ''}
                key={to}
                label={label}
                onPress={() => act(booking, to)}
                possible={possible}
                why={why}
              />
            ))}
          {/* Of a stay that is paid for, Reject cancels it, too: a cancellation says what is given back. */}
          {takesPlace(booking.status) &&
            stayItems.map(([dialog, label, className]) => (
              <Item
                booking={booking}
                className={className}
                key={dialog}
                label={label}
                onPress={() => setOver({ dialog, booking })}
              />
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
  ['stay', 'Change the stay', ''],
  ['cancel', 'Cancel the booking', 'text-red'],
] as const

function MainAction({ action, booking }: { action: Action; booking: StaffBooking }) {
  const { to, label } = action
  const { busy, act } = useBookingWork()
  const press = usePress(() => act(booking, to), busy.has(booking.id))
  // What a rejected booking needs first is a second thought.
  const look =
    booking.status === 'rejected'
      ? 'border-line-control bg-transparent text-ink hover:bg-rice'
      : 'border-lake-edge bg-lake-soft text-lake-dark hover:bg-[#cbe0d5]'
  return (
    <button
      className={`me-1.5 inline-flex min-h-10 items-center whitespace-nowrap rounded-[9px] border px-3 font-semibold text-xs transition duration-[120ms] aria-disabled:cursor-wait aria-disabled:hover:opacity-60 aria-disabled:focus:opacity-60 ${look}`}
      type="button"
      {...press}
    >
      {label}
    </button>
  )
}

type ItemProps = {
  booking: StaffBooking
  label: string
  className: string
  possible?: boolean
  why?: string | null
  onPress: () => void
}

function Item({ booking, label, className, possible = true, why, onPress }: ItemProps) {
  const { busy } = useBookingWork()
  // The menu gives the focus back as it closes; a dialog that opens after that keeps it.
  const press = usePress(() => setTimeout(onPress), busy.has(booking.id))
  return (
    <MenuItem disabled={!possible}>
      <button
        className={`${itemClass} ${className}`}
        disabled={!possible}
        title={why ?? undefined}
        type="button"
        {...press}
      >
        {label}
      </button>
    </MenuItem>
  )
}
