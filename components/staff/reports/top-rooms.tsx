import { percent } from '#lib/reports/rules/figures.ts'
import type { TopRoom } from '#lib/reports/schema/report.ts'
import { Card } from '../kit/card.tsx'
import { count, rupees } from '../kit/words.ts'
import { Bar } from './bar.tsx'

/** The rooms with the most booked, each relative to the first. `revenue` is that of all rooms. */
export function TopRooms({ rooms, revenue }: { rooms: TopRoom[]; revenue: number }) {
  const most = rooms[0]?.revenue_verified ?? 0
  return (
    <Card aside={<span className="text-ink-2">verified revenue</span>} title="Top Rooms">
      {rooms.length === 0 ? (
        <p className="heading px-4 py-12 text-center text-lg">No data</p>
      ) : (
        <ol className="divide-y divide-rule px-4 pb-3 lg:px-[22px]">
          {rooms.map((room) => (
            <li className="py-3 first:pt-1" key={room.id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{room.name}</span>
                <b className="num font-semibold">{rupees(room.revenue_verified)}</b>
              </p>
              <Bar percent={percent(room.revenue_verified, most)} />
              <p className="num mt-1.5 text-xs text-ink-2">
                {count(room.nights, 'night')}, {percent(room.revenue_verified, revenue)}% of all
                bookings by value
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
