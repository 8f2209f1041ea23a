import type { Metadata } from 'next'
import { NoRooms } from '#components/staff/calendar/no-rooms.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { monthOf, windowOf } from '#components/staff/rates/month.ts'
import { RatesScreen } from '#components/staff/rates/rates-screen.tsx'
import { databaseNow } from '#lib/http/clock.ts'
import { plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { readRates } from '#lib/rates/queries/rates.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'
import { dayInIndia } from '#lib/shared/dates.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/rates') })

/** The prices of the nights of a room, a month at a time. */
export default async function RatesPage({ searchParams }: PageProps<'/app/rates'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/rates', query)
  const now = await databaseNow()
  const { rows: rooms } = await listRooms(staff, '')
  const room = rooms.find(({ id }) => String(id) === query.of) ?? rooms[0]
  if (!room) return <NoRooms help={t('noRates')} />
  const month = monthOf(query.month ?? null, dayInIndia(now))
  const search = { room: room.id, ...windowOf(month, []) }
  return (
    <RatesScreen first={{ search, value: await readRates(staff, search, now) }} rooms={rooms} />
  )
}
