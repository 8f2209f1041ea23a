'use client'

import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import {
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  Clock,
  EllipsisVertical,
  LogOut,
  type LucideIcon,
  UserX,
} from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { call, reading } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import { DecideItem } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { day, rupees } from '../kit/words.ts'
import { changeNotice, changeOf } from '../stay/change-notice.ts'
import { useDesk } from './desk.ts'
import { mailNote, nightAdded, partyOf, unitOf } from './words.ts'

const t = staffWords('today')

const item =
  'flex min-h-12 w-full items-center gap-3 rounded-[8px] px-3 text-start font-medium data-focus:bg-picked lg:min-h-11'

// Of a small window it takes the whole bottom, over a page that is dimmed.
const sheet =
  'max-lg:fixed! max-lg:inset-x-0! max-lg:top-auto! max-lg:bottom-0! max-lg:max-h-dvh! max-lg:max-w-none! max-lg:rounded-t-card max-lg:rounded-b-none max-lg:border-0 max-lg:pb-4 max-lg:shadow-[0_0_0_100vmax_rgb(18_48_47/0.6)]!'

type CardMenuProps = { stay: TodayStay; list: DayList; onMiss?: () => void }

export function CardMenu({ stay, list, onMiss }: CardMenuProps) {
  const { open, today } = useDesk()
  const isHere = list === 'in_house' && today.day === today.today
  return (
    <Menu>
      <MenuButton
        aria-label={t('card.moreFor', { name: stay.full_name })}
        className="icon-button shrink-0"
        title={t('card.more')}
      >
        <EllipsisVertical aria-hidden="true" size={20} />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom start', gap: 4, padding: 12 }}
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
          <Act icon={Clock} onPress={() => open({ dialog: 'arrival', stay })}>
            {t('menu.arrival')}
          </Act>
        )}
        <MenuItem>
          <Link className={item} href={staffBookingPath(stay.reference)}>
            <CalendarDays aria-hidden="true" size={20} />
            {t('openBooking')}
          </Link>
        </MenuItem>
        {(stay.progress === 'expected' || stay.progress === 'in_house') && (
          <Act icon={CalendarRange} onPress={() => open({ dialog: 'stay', stay })}>
            {t('menu.stay')}
          </Act>
        )}
        {stay.unit !== null && stay.progress !== 'left' && stay.progress !== 'no_show' && (
          <OneMoreNight className={item} stay={stay} />
        )}
        {isHere && (
          <Act icon={LogOut} onPress={() => open({ dialog: 'check-out', stay })}>
            {t('menu.early')}
          </Act>
        )}
        {onMiss && (
          <Act className="mt-1 text-red" icon={UserX} onPress={onMiss}>
            <span>
              {t('missed.mark')}
              <small className="block font-normal text-ink-2 text-sm">{t('menu.missed')}</small>
            </span>
          </Act>
        )}
      </MenuItems>
    </Menu>
  )
}

type ActProps = { icon: LucideIcon; onPress: () => void; className?: string; children: ReactNode }

function Act({ icon: Icon, onPress, className = '', children }: ActProps) {
  return (
    <DecideItem className={`${item} ${className}`} onPress={onPress}>
      <Icon aria-hidden="true" className="shrink-0" size={20} />
      {children}
    </DecideItem>
  )
}

/** Adds a night to a stay in the unit that it has, at the price that the button shows; says why where the night can't be had. */
function OneMoreNight({ stay, className }: { stay: TodayStay; className: string }) {
  const { refresh } = useDesk()
  const { run } = useAction(refresh)
  const { id, check_in, guests, room_id: room } = stay
  const check_out = addDays(stay.check_out, 1)
  const wish = { id, check_in, check_out, room, guests }
  const { value: offer } = useAnswer(reading('GET desk/stays/[id]'), wish, null, {
    topics: ['bookings', 'rooms'],
  })
  const isFree = offer !== null && stay.unit !== null && offer.free.includes(stay.unit)
  const problem = offer && (offer.problem ?? Object.values(offer.errors)[0])
  const more = offer ? offer.will.total - offer.was.total : 0
  const wanted = (quoted: number) => ({
    ...{ check_in, check_out, room, unit: stay.unit, quoted },
    tell: stay.has_email,
  })
  const add = () => {
    if (!offer) return
    void run({
      about: id,
      call: () => {
        const json = changeOf(stay, wanted(offer.will.quoted))
        return call('POST desk/stays/[id]', { params: { id }, json })
      },
      done: ({ undo }) => changeNotice(id, nightAdded(stay, check_out, more), undo),
      refused: (why) =>
        t('addNight.refused', { name: stay.full_name, day: day(stay.check_out), why }),
    })
  }
  const isPossible = isFree && !problem
  return (
    <DecideItem className={className} disabled={!isPossible} onPress={add}>
      <CalendarPlus aria-hidden="true" className="shrink-0" size={20} />
      <span className="num">
        {isPossible ? t('addNight.price', { amount: rupees(more) }) : t('addNight.title')}
        {offer && (
          <small className="block font-normal text-ink-2 text-sm">
            {isPossible ? mailNote(stay) : (problem ?? t('addNight.taken', { unit: unitOf(stay) }))}
          </small>
        )}
      </span>
    </DecideItem>
  )
}
