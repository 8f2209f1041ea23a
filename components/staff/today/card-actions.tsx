'use client'

import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { CalendarDays, Clock, EllipsisVertical, KeyRound, LogOut, UserX } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { isFromAbroad } from '#lib/booking/rules/contact.ts'
import type { DayList } from '#lib/booking/rules/day.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { TodayStay } from '#lib/booking/schema/today.ts'
import { usePress } from '../use-press.ts'
import { rupees } from '../words.ts'
import { useDesk } from './desk.ts'
import { dueOf, partyOf, unitOf } from './words.ts'

type ActionsProps = { stay: TodayStay; list: DayList }

/** The one thing to do with a stay, and the rest in a menu. On another day there is only the menu. */
export function CardActions({ stay, list }: ActionsProps) {
  const { today, isLate, open } = useDesk()
  const isToday = today.day === today.today
  const mayMiss = isToday && list === 'arriving' && stay.progress === 'expected'
  const miss = () => open({ dialog: 'missed', stay })
  return (
    <>
      <MoreMenu list={list} stay={stay} {...(mayMiss && !isLate && { onMiss: miss })} />
      {mayMiss && isLate && (
        <Press className={outline} onPress={miss} stay={stay}>
          Did not come
        </Press>
      )}
      {isToday && <MainAction list={list} stay={stay} />}
    </>
  )
}

const action =
  'inline-flex min-h-12 items-center justify-center gap-2 whitespace-nowrap rounded-control border px-4 font-semibold text-sm transition-colors duration-[120ms] aria-disabled:opacity-60 lg:min-h-11'
const tinted = `${action} border-lake-edge bg-lake-soft text-lake-dark hover:bg-[#cbe0d5]`
const outline = `${action} border-line-control bg-white hover:bg-rice`

/** The one thing to do with a stay today. */
export function MainAction({ stay, list }: ActionsProps) {
  const { open, progress } = useDesk()
  const due = dueOf(stay)
  if (list === 'in_house') {
    if (due === 0) return null
    return (
      <Press className={outline} onPress={() => open({ dialog: 'take', stay })} stay={stay}>
        Take <span className="num">{rupees(due)}</span>
      </Press>
    )
  }
  if (list === 'leaving') {
    const leave = () =>
      due > 0 ? open({ dialog: 'check-out', stay }) : void progress.move(stay, { to: 'left' })
    return (
      <Press className={tinted} onPress={leave} stay={stay}>
        <LogOut aria-hidden="true" size={18} />
        Check out
      </Press>
    )
  }
  if (stay.unit === null) {
    return (
      <Link className={tinted} href={staffBookingPath(stay.reference)}>
        Give a room
      </Link>
    )
  }
  const come = () =>
    due > 0 || isFromAbroad(stay.phone)
      ? open({ dialog: 'check-in', stay })
      : void progress.move(stay, { to: 'in_house' })
  return (
    <Press className={tinted} onPress={come} stay={stay}>
      <KeyRound aria-hidden="true" size={18} />
      Check in
    </Press>
  )
}

type PressProps = { stay: TodayStay; className: string; onPress: () => void; children: ReactNode }

// The name of the guest is told to screen readers: the same action stands on every card.
function Press({ stay, className, onPress, children }: PressProps) {
  const { progress } = useDesk()
  const press = usePress(onPress, progress.busy.has(stay.id))
  return (
    <button className={className} type="button" {...press}>
      {children}
      <span className="sr-only">: {stay.full_name}</span>
    </button>
  )
}

const item =
  'flex min-h-12 w-full items-center gap-3 rounded-[8px] px-3 text-start font-medium data-focus:bg-picked lg:min-h-11'

// Of a small window it takes the whole bottom, over a page that is dimmed.
const sheet =
  'max-lg:fixed! max-lg:inset-x-0! max-lg:top-auto! max-lg:bottom-0! max-lg:max-h-dvh! max-lg:max-w-none! max-lg:rounded-t-card max-lg:rounded-b-none max-lg:border-0 max-lg:pb-4 max-lg:shadow-[0_0_0_100vmax_rgb(18_48_47/0.6)]!'

function MoreMenu({ stay, list, onMiss }: ActionsProps & { onMiss?: () => void }) {
  const { open, today } = useDesk()
  const isHere = list === 'in_house' && today.day === today.today
  // The menu gives the focus back as it closes; a question that opens after that keeps it.
  const later = (run: () => void) => () => setTimeout(run)
  return (
    <Menu>
      <MenuButton
        aria-label={`More for ${stay.full_name}`}
        className="icon-button shrink-0"
        title="More"
      >
        <EllipsisVertical aria-hidden="true" size={20} />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 12 }}
        className={`starting:-translate-y-1 z-40 min-w-[260px] rounded-staff border border-edge bg-card p-1.5 shadow-float outline-none transition-[opacity,translate] duration-200 ease-calm starting:opacity-0 ${sheet}`}
      >
        <MenuSection className="px-3 pt-3 pb-2 lg:hidden">
          <MenuHeading className="heading text-lg">
            <bdi>{stay.full_name}</bdi>
          </MenuHeading>
          <p className="num text-ink-2">
            {unitOf(stay)}, {partyOf(stay, list === 'leaving')}
          </p>
        </MenuSection>
        {list === 'arriving' && (
          <MenuItem>
            <button
              className={item}
              onClick={later(() => open({ dialog: 'arrival', stay }))}
              type="button"
            >
              <Clock aria-hidden="true" size={20} />
              Change the time
            </button>
          </MenuItem>
        )}
        <MenuItem>
          <Link className={item} href={staffBookingPath(stay.reference)}>
            <CalendarDays aria-hidden="true" size={20} />
            Open the booking
          </Link>
        </MenuItem>
        {isHere && (
          <MenuItem>
            <button
              className={item}
              onClick={later(() => open({ dialog: 'check-out', stay }))}
              type="button"
            >
              <LogOut aria-hidden="true" size={20} />
              Check out early
            </button>
          </MenuItem>
        )}
        {onMiss && (
          <MenuItem>
            <button className={`${item} text-red`} onClick={later(onMiss)} type="button">
              <UserX aria-hidden="true" className="shrink-0" size={20} />
              <span>
                Did not come
                <small className="block font-normal text-ink-2 text-sm">
                  Asks about the room and the money
                </small>
              </span>
            </button>
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  )
}
