import type { Metadata } from 'next'
import { CalendarScreen } from '#components/staff/calendar/calendar-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { deskCalendar } from '#lib/stays/queries/desk-calendar.ts'
import { deskCalendarInput } from '#lib/stays/schema/calendar.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/calendar') })

/** The nights of all units: those in the address, or two weeks from yesterday, and one on a phone. */
export default async function CalendarPage({ searchParams }: PageProps<'/app/calendar'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/calendar', query)
  const phone = await askedByPhone()
  const search = searchOf(deskCalendarInput, phone ? { ...query, days: '7' } : query)
  const first = { search, value: await deskCalendar(staff, search, await databaseNow()) }
  return <CalendarScreen first={first} phone={phone} />
}
