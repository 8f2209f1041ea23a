'use client'

import { Fragment, type ReactNode } from 'react'
import type { DayList } from '#lib/desk/rules/day.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { count, day, instantTime, rupees, wholeDay } from '../kit/words.ts'
import { useDesk } from './desk.ts'
import { notesOf } from './notes.ts'
import { KitchenTable, Lines } from './sheet-kitchen.tsx'
import { backOf, dueFrom, dueOf, hour, listName, nightGuests, unitOf } from './words.ts'

const t = staffWords('today')

/** The day on a sheet of paper, black on white, with boxes to tick. A page has room for twelve stays. */
export function DaySheet() {
  const { today } = useDesk()
  const { arriving, in_house, leaving, at } = today
  // Who has come today stands among those who arrive, with the box ticked.
  const staying = in_house.filter((stay) => arriving.every(({ id }) => id !== stay.id))
  const { checkIn, checkOutBy } = farm()
  return (
    // The shell prints everything else smaller.
    <div className="num hidden text-[#000] text-xs leading-snug [zoom:1.2] print:block">
      <header className="flex items-end justify-between gap-6 border-[#000] border-b-2 pb-2">
        <div>
          <h2 className="heading text-2xl">{wholeDay(today.day)}</h2>
          <p className="mt-1">
            {t('sheet.day', {
              farm: farm().name,
              arriving: arriving.length,
              staying: staying.length,
              leaving: leaving.length,
              guests: nightGuests(today),
            })}
          </p>
        </div>
        <p className="text-end">
          {t('sheet.printed', { time: instantTime(at) })}
          <br />
          {t('sheet.times', {
            from: hour(checkIn.from),
            to: hour(checkIn.to),
            by: hour(checkOutBy),
          })}
        </p>
      </header>
      <SheetTable
        heads={['when', 'guest', 'unit', 'party', 'collect', 'id', 'in']}
        list="arriving"
        row={(stay) => [
          stay.arrives_at ? hour(stay.arrives_at) : '',
          <Guest key="guest" stay={stay} />,
          <Unit key="unit" stay={stay} />,
          <Party key="party" list="arriving" stay={stay} />,
          <Take key="take" stay={stay} />,
          <Box key="id" />,
          <Box isDone={stay.progress === 'in_house'} key="in" />,
        ]}
        stays={arriving}
      />
      <SheetTable
        heads={['guest', 'unit', 'next', 'collect', 'out', 'clean']}
        list="leaving"
        row={(stay) => [
          <Guest key="guest" stay={stay} />,
          <Fragment key="unit">
            <Unit stay={stay} />
            <LeaveBy stay={stay} />
          </Fragment>,
          <Next key="next" stay={stay} />,
          <Take key="take" stay={stay} />,
          <Box isDone={stay.progress === 'left'} key="out" />,
          <Box key="clean" />,
        ]}
        stays={leaving}
      />
      <SheetTable
        heads={['guest', 'unit', 'party', 'until', 'collect']}
        list="in_house"
        row={(stay) => [
          <Guest key="guest" stay={stay} />,
          <Unit key="unit" stay={stay} />,
          <Party key="party" list="in_house" stay={stay} />,
          day(stay.check_out),
          <Take key="take" stay={stay} />,
        ]}
        stays={staying}
      />
      <div className="mt-3 grid grid-cols-2 gap-7 break-inside-avoid">
        <KitchenTable today={today} />
        <Lines />
      </div>
      <p className="mt-4 border-[#000] border-t pt-1.5">{t('sheet.shred')}</p>
    </div>
  )
}

type Head =
  | ('when' | 'guest' | 'unit' | 'party' | 'collect' | 'id')
  | ('in' | 'next' | 'out' | 'clean' | 'until')

type SheetTableProps = {
  list: DayList
  stays: TodayStay[]
  heads: Head[]
  row: (stay: TodayStay) => ReactNode[]
}

const cell = 'border-[#999] border-b py-1 pe-2 align-top last:pe-0'

function SheetTable({ list, stays, heads, row }: SheetTableProps) {
  const { today } = useDesk()
  const due = dueFrom(stays)
  if (stays.length === 0) return null
  return (
    <table className="mt-3 w-full text-start">
      <caption className="mb-0.5 text-start">
        <span className="flex items-baseline justify-between">
          <span className="heading text-base">{listName(list, today)}</span>
          <span>{due > 0 && t('collect', { amount: rupees(due) })}</span>
        </span>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th className="border-[#000] border-b py-1 pe-2 text-start font-semibold" key={head}>
              {t(`sheet.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => (
          <tr className="break-inside-avoid" key={stay.id}>
            {row(stay).map((content, at) => (
              <td className={`${cell} ${heads[at] === 'party' ? 'w-[42%]' : ''}`} key={heads[at]}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type OfStay = { stay: TodayStay }

function Guest({ stay: { full_name, phone } }: OfStay) {
  return (
    <>
      <b className="font-semibold">
        <bdi>{full_name}</bdi>
      </b>
      <bdi className="block whitespace-nowrap" dir="ltr">
        {phone}
      </bdi>
    </>
  )
}

function Unit({ stay }: OfStay) {
  return (
    <>
      <b className="font-semibold">{unitOf(stay)}</b>
      <span className="block whitespace-nowrap">{count(stay.nights, 'night')}</span>
    </>
  )
}

// Only where its guests were promised another time than the one at the top.
function LeaveBy({ stay: { terms } }: OfStay) {
  if (terms.checkOutBy === farm().checkOutBy) return null
  return (
    <span className="block whitespace-nowrap">
      {t('notes.by', { time: hour(terms.checkOutBy) })}
    </span>
  )
}

function Party({ stay, list }: OfStay & { list: DayList }) {
  const { today } = useDesk()
  // The hour stands in a column of its own.
  const notes = notesOf(stay, list, today)
    .filter(({ isTime }) => !isTime)
    .map(({ text }) => text)
  return (
    <>
      {count(stay.guests, 'guest')}
      {notes.length > 0 && (
        <span className="block">
          {notes.map((text) => (
            // Each by itself: one in Arabic does not turn the others round.
            <Fragment key={text}>
              <bdi>{text.replace(/\.$/, '')}</bdi>.{' '}
            </Fragment>
          ))}
        </span>
      )}
    </>
  )
}

function Next({ stay: { next } }: OfStay) {
  const { today } = useDesk()
  if (!next) return t('sheet.noNext')
  const { check_in, arrives_at } = next
  const date = check_in === today.day && check_in === today.today ? t('sheet.today') : day(check_in)
  return t.rich(check_in === today.day ? 'sheet.nextToday' : 'sheet.next', {
    name: () => <bdi>{next.full_name}</bdi>,
    when: arrives_at ? `${date} ${hour(arrives_at)}` : date,
  })
}

function Take({ stay }: OfStay) {
  const due = dueOf(stay)
  if (due > 0) return <b className="font-semibold">{rupees(due)}</b>
  if (stay.checking > 0) return t('sheet.toCheck')
  const back = backOf(stay)
  if (back === 0) return t('sheet.paid')
  return <b className="font-semibold">{t('sheet.refund', { amount: rupees(back) })}</b>
}

function Box({ isDone = false }: { isDone?: boolean }) {
  return (
    <span className="inline-grid size-[17px] place-items-center rounded-[3px] border-[1.5px] border-[#000] leading-none">
      {isDone && '×'}
    </span>
  )
}
