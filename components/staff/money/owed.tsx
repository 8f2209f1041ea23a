import Link from 'next/link'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Owing } from '#lib/reports/schema/day-book.ts'
import { Card } from '../card.tsx'
import { day, rupees } from '../words.ts'

const atOnce = 50

type OwedProps = { title: string; rows: Owing[]; today: string; empty: string; foot: string }

/** Balances of bookings, each with the way to its record; their sum is of all, also of those that are not shown. */
export function Owed({ title, rows, today, empty, foot }: OwedProps) {
  const sum = rows.reduce((paise, { balance }) => paise + Math.round(balance * 100), 0) / 100
  return (
    <Card aside={<span className="heading text-lg">{rupees(Math.abs(sum))}</span>} title={title}>
      <ul className="num">
        {rows.slice(0, atOnce).map((row) => (
          <li
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-rule border-t px-4 py-3 hover:bg-[#edf2ea] lg:px-[22px]"
            key={row.id}
          >
            <Link
              className="wrap-anywhere font-semibold text-sm after:absolute after:inset-0"
              href={staffBookingPath(row.reference)}
            >
              {row.full_name}
            </Link>
            <span className="row-span-2 font-semibold">{rupees(Math.abs(row.balance))}</span>
            <span className="text-ink-2 text-xs">
              {whenOf(row, today)}, {row.reference}
            </span>
          </li>
        ))}
      </ul>
      <p className="border-rule border-t px-4 py-3.5 text-ink-2 text-xs lg:px-[22px]">
        {rows.length === 0 ? empty : foot}
        {rows.length > atOnce && ` The first ${atOnce} of ${rows.length}; Excel has all.`}
      </p>
    </Card>
  )
}

function whenOf({ check_in, check_out, status }: Owing, today: string): string {
  if (status === 'rejected') return 'rejected'
  if (check_out < today) return `left ${day(check_out)}`
  if (check_out === today) return 'leaves today'
  return check_in <= today ? `here until ${day(check_out)}` : `arrives ${day(check_in)}`
}
