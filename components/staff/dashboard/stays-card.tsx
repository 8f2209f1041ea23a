import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { isDone } from '#lib/desk/rules/day.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { unitWords } from '#lib/rooms/rules/units.ts'
import { Card } from '../kit/card.tsx'
import { count, dialled } from '../kit/words.ts'
import { doneWords } from '../today/words.ts'
import { stillWords } from './day-words.ts'

const t = staffWords('dashboard')

type StaysCardProps = {
  title: string
  empty: string
  day: DeskToday
  list: 'arriving' | 'leaving'
}

/** All guests who arrive or leave today, as Today has them: who has come or left stands last and says so. */
export function StaysCard({ title, empty, day, list }: StaysCardProps) {
  const stays = day[list]
  const still = stays.filter((stay) => !isDone(stay, list, day.day)).length
  const search = new URLSearchParams({ stay: list, day: day.day })
  return (
    <Card
      aside={
        <p className="num text-ink-2 text-sm">
          {stillWords(list, still)},{' '}
          <Link
            aria-label={t('stays.asListOf', { title })}
            className="inline-flex min-h-11 items-center font-semibold text-lake hover:underline"
            href={`/app/bookings?${search}`}
          >
            {t('stays.asList')}
          </Link>
        </p>
      }
      title={title}
    >
      {stays.length === 0 && (
        <p className="border-rule border-t px-4 py-5 text-ink-2 lg:px-[22px]">{empty}</p>
      )}
      <ul>
        {stays.map((stay) => (
          <Row isDone={isDone(stay, list, day.day)} key={stay.id} stay={stay} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ stay, isDone }: { stay: TodayStay; isDone: boolean }) {
  const { reference, full_name, phone } = stay
  return (
    <li className="relative grid min-h-[60px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-t px-4 py-2 transition-colors duration-[120ms] hover:bg-band lg:px-[22px]">
      <span className="min-w-0">
        {/* The link covers the whole row but the telephone number. */}
        <Link
          className={`block after:absolute after:inset-0 ${isDone ? 'text-ink-2' : 'font-semibold'}`}
          href={staffBookingPath(reference)}
        >
          <bdi>{full_name}</bdi>
        </Link>
        <span className="num block text-xs text-ink-2 leading-snug">
          {isDone ? doneWords(stay) : <Stay stay={stay} />}
        </span>
      </span>
      <a
        className="num relative z-1 inline-flex min-h-11 items-center whitespace-nowrap text-xs text-lake hover:underline"
        href={dialled(phone)}
      >
        {phone}
      </a>
    </li>
  )
}

function Stay({ stay }: { stay: TodayStay }) {
  const { room_type, unit_name, guests, nights, status } = stay
  return (
    <>
      {room_type},{' '}
      {unit_name === null ? <b className="text-red">{t('stays.noRoom')}</b> : unitWords(unit_name)},{' '}
      {count(guests, 'guest')}, {count(nights, 'night')}
      {status === 'pending' && `, ${t('stays.notVerified')}`}
    </>
  )
}
