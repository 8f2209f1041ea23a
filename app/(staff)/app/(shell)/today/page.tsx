import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { farmPicture } from '#components/staff/kit/farm-picture.tsx'
import { TodayScreen } from '#components/staff/today/today-screen.tsx'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/today') })

/** The day at the farm, or the next one where the address says so. */
export default async function TodayPage({ searchParams }: PageProps<'/app/today'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/today', query)
  const now = await databaseNow()
  const search = { day: query.day === 'tomorrow' ? addDays(dayInIndia(now), 1) : null }
  const first = { search, value: await deskToday(staff, search, now) }
  const plate = farmPicture('gotha', '(min-width: 1024px) 30vw, 90vw')
  return <TodayScreen first={first} phone={await askedByPhone()} plate={plate} />
}
