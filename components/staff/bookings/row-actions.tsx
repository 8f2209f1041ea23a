'use client'

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisVertical, Image } from 'lucide-react'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { actionsOf } from './actions.ts'
import { useBookingDesk } from './booking-desk.tsx'

const itemClass =
  'flex min-h-11 w-full items-center rounded-[8px] px-3 text-start data-focus:bg-rice disabled:cursor-not-allowed disabled:text-ink-3'

/** The actions of a booking in its row: the next step as a button, the rest in a menu. */
export function RowActions({ booking }: { booking: StaffBooking }) {
  const { busyId, act, open, setOver } = useBookingDesk()
  const actions = actionsOf(booking.status)
  const main = actions.find((action) => action.main)
  const busy = busyId === booking.id
  // What a rejected booking needs first is a second thought.
  const look =
    booking.status === 'rejected'
      ? 'border-line-control bg-transparent text-ink hover:bg-rice'
      : 'border-lake-edge bg-lake-soft text-lake-dark hover:bg-[#cbe0d5]'
  return (
    <div className="relative z-1 ms-auto flex items-center justify-end max-xl:max-w-[144px] max-xl:flex-wrap">
      {main && (
        <button
          className={`inline-flex xl:me-1.5 min-h-10 items-center whitespace-nowrap rounded-[9px] border px-3 font-semibold text-xs transition-colors duration-[120ms] disabled:cursor-wait disabled:opacity-60 ${look}`}
          disabled={busy}
          onClick={() => act(booking, main.to)}
          type="button"
        >
          {main.label}
        </button>
      )}
      <button
        aria-label={`Screenshot of ${booking.full_name}`}
        className="icon-button !w-9 text-ink-2"
        onClick={() => setOver({ dialog: 'screenshot', booking })}
        title="Screenshot"
        type="button"
      >
        <Image aria-hidden="true" size={19} strokeWidth={1.75} />
      </button>
      <Menu>
        <MenuButton
          aria-label={`More for ${booking.full_name}`}
          className="icon-button !w-9 text-ink-2"
          title="More"
        >
          <EllipsisVertical aria-hidden="true" size={19} strokeWidth={1.75} />
        </MenuButton>
        <MenuItems
          anchor={{ to: 'bottom end', gap: 4 }}
          className="data-closed:-translate-y-1 z-30 min-w-[200px] rounded-staff border border-edge bg-card p-2 shadow-float transition duration-200 ease-calm data-closed:opacity-0"
          transition
        >
          <MenuItem>
            <button className={itemClass} onClick={() => open(booking)} type="button">
              Open booking
            </button>
          </MenuItem>
          {actions
            .filter((action) => !action.main)
            .map((action) => (
              <MenuItem disabled={!action.possible || busy} key={action.to}>
                <button
                  className={`${itemClass} ${action.to === 'rejected' ? 'font-medium text-red' : ''}`}
                  disabled={!action.possible || busy}
                  onClick={() => act(booking, action.to)}
                  type="button"
                >
                  {action.label}
                </button>
              </MenuItem>
            ))}
        </MenuItems>
      </Menu>
    </div>
  )
}
