import type { BookingsScreen } from '#components/staff/bookings/bookings-screen.tsx'
import type { CalendarScreen } from '#components/staff/calendar/calendar-screen.tsx'
import type { CustomersScreen } from '#components/staff/customers/customers-screen.tsx'
import type { DashboardScreen } from '#components/staff/dashboard/dashboard-screen.tsx'
import type { PapersScreen } from '#components/staff/documents/papers-screen.tsx'
import type { ConfigScreen } from '#components/staff/google-reviews/config-screen.tsx'
import type { ClaimsScreen } from '#components/staff/money/claims-screen.tsx'
import type { DayBookScreen } from '#components/staff/money/day-book-screen.tsx'
import type { ExtrasScreen } from '#components/staff/rates/extras-screen.tsx'
import type { HistoryScreen } from '#components/staff/rates/history-screen.tsx'
import { monthOf, windowOf } from '#components/staff/rates/month.ts'
import type { RatesScreen } from '#components/staff/rates/rates-screen.tsx'
import type { SeasonsScreen } from '#components/staff/rates/seasons-screen.tsx'
import type { ReportsScreen } from '#components/staff/reports/reports-screen.tsx'
import type { RoomPage } from '#components/staff/rooms/page/room-page.tsx'
import type { RoomsScreen } from '#components/staff/rooms/rooms-screen.tsx'
import type { StatementScreen } from '#components/staff/statement/statement-screen.tsx'
import type { TodayScreen } from '#components/staff/today/today-screen.tsx'
import type { Owner } from '#lib/auth/schema.ts'
import { listCustomers } from '#lib/customers/queries/list-customers.ts'
import { customerSearch } from '#lib/customers/schema.ts'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
import { findBooking, listBookings } from '#lib/desk/queries/list-bookings.ts'
import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { listDocuments } from '#lib/documents/queries/list-documents.ts'
import { documentSearch } from '#lib/documents/schema.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { type PageQuery, searchOf } from '#lib/http/page-search.ts'
import { guestRoomWords } from '#lib/i18n/guest-room-words.ts'
import { claimsQuery } from '#lib/ledger/schema/claims.ts'
import { listCodes, listLongStays, listRoomGuests } from '#lib/rates/queries/extras.ts'
import { rateHistory } from '#lib/rates/queries/rate-history.ts'
import { readRates } from '#lib/rates/queries/rates.ts'
import { listSeasons } from '#lib/rates/queries/seasons.ts'
import { dashboardStats } from '#lib/reports/queries/dashboard-stats.ts'
import { dayBook } from '#lib/reports/queries/day-book.ts'
import { report } from '#lib/reports/queries/report.ts'
import { dayBookQuery } from '#lib/reports/schema/day-book.ts'
import { reportQuery } from '#lib/reports/schema/report.ts'
import { findConfig } from '#lib/reviews/queries/find-config.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'
import { roomsListQuery } from '#lib/rooms/schema/room.ts'
import { readSetup } from '#lib/setup/queries.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { deskCalendar } from '#lib/stays/queries/desk-calendar.ts'
import { deskCalendarInput } from '#lib/stays/schema/calendar.ts'
import type { Stage } from './stage.ts'
import { showSetup } from './stage-setup.ts'
import { showSite } from './stage-site.ts'

/** What says which component the page at a path is. */
type Shows = Pick<Stage, 'at'>

/** A page of the window that a test has, with what its address says, for a member of staff. */
type Asked = { query: PageQuery; staff: Owner; phone: boolean }

/**
 * Says of every screen of staff, by its address, which component it is, and takes its props from the product's own queries, as
 * its page in `app/(staff)` does.
 */
export function showStaffPages(stage: Shows, staff: Owner, phone: boolean): void {
  const asked = (query: URLSearchParams): Asked => {
    return { query: Object.fromEntries(query), staff, phone }
  }
  for (const show of [showDesk, showMoney, showRates, showSite, showRest]) show(stage, asked)
}

type Of = (query: URLSearchParams) => Asked

function showDesk({ at }: Shows, of: Of): void {
  at<typeof BookingsScreen>(
    '/app/bookings',
    'components/staff/bookings/bookings-screen.tsx#BookingsScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const search = searchOf(bookingSearch, query)
      const value = await listBookings(staff, search, new Date())
      const only = search.q && value.total === 1 ? (value.rows[0] ?? null) : null
      const named = query.booking ? await findBooking(staff, query.booking) : null
      return { first: { search, value }, named, only, phone }
    },
  )
  at<typeof CalendarScreen>(
    '/app/calendar',
    'components/staff/calendar/calendar-screen.tsx#CalendarScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const search = searchOf(deskCalendarInput, phone ? { ...query, days: '7' } : query)
      const value = await deskCalendar(staff, search, await databaseNow())
      return { first: { search, value }, phone }
    },
  )
  at<typeof TodayScreen>(
    '/app/today',
    'components/staff/today/today-screen.tsx#TodayScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const now = await databaseNow()
      const search = { day: query.day === 'tomorrow' ? addDays(dayInIndia(now), 1) : null }
      return { first: { search, value: await deskToday(staff, search, now) }, phone, plate: null }
    },
  )
  at<typeof DashboardScreen>(
    '/app/dashboard',
    'components/staff/dashboard/dashboard-screen.tsx#DashboardScreen',
    async (address) => {
      const { staff } = of(address)
      const now = new Date()
      const setup = { search: {}, value: await readSetup(staff) }
      const initial = await dashboardStats(staff, now)
      return { at: now.toISOString(), initial, setup, plate: null }
    },
  )
  showSetup({ at }, of)
}

function showMoney({ at }: Shows, of: Of): void {
  at<typeof ClaimsScreen>(
    '/app/money',
    'components/staff/money/claims-screen.tsx#ClaimsScreen',
    async (address) => {
      const { query, staff } = of(address)
      const search = searchOf(claimsQuery, query)
      return { first: { search, value: await listClaims(staff, search) } }
    },
  )
  at<typeof DayBookScreen>(
    '/app/money/day-book',
    'components/staff/money/day-book-screen.tsx#DayBookScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const asked = searchOf(dayBookQuery, query)
      const search = { from: asked.from_date, to: asked.to_date }
      return { first: { search, value: await dayBook(staff, asked, new Date()) }, phone }
    },
  )
  at<typeof StatementScreen>(
    '/app/money/statement',
    'components/staff/statement/statement-screen.tsx#StatementScreen',
    {},
  )
  at<typeof PapersScreen>(
    '/app/money/documents',
    'components/staff/documents/papers-screen.tsx#PapersScreen',
    async (address) => {
      const { query, staff } = of(address)
      const search = searchOf(documentSearch, query)
      const first = { search, value: await listDocuments(staff, search) }
      return { first, month: dayInIndia(new Date()).slice(0, 7) }
    },
  )
}

function showRates({ at }: Shows, of: Of): void {
  at<typeof RatesScreen>(
    '/app/rates',
    'components/staff/rates/rates-screen.tsx#RatesScreen',
    async (address) => {
      const { query, staff } = of(address)
      const now = await databaseNow()
      const { rows: rooms } = await listRooms(staff, '')
      const room = rooms.find(({ id }) => String(id) === query.of) ?? rooms[0]
      if (!room) throw new Error('There is no room.')
      const search = {
        room: room.id,
        ...windowOf(monthOf(query.month ?? null, dayInIndia(now)), []),
      }
      return { first: { search, value: await readRates(staff, search, now) }, rooms }
    },
  )
  at<typeof SeasonsScreen>(
    '/app/rates/seasons',
    'components/staff/rates/seasons-screen.tsx#SeasonsScreen',
    async (address) => {
      const { staff } = of(address)
      const first = { search: {}, value: { seasons: await listSeasons(staff) } }
      const rooms = { search: { q: '' }, value: await listRooms(staff, '') }
      return { first, rooms, today: dayInIndia(await databaseNow()) }
    },
  )
  at<typeof ExtrasScreen>(
    '/app/rates/extras',
    'components/staff/rates/extras-screen.tsx#ExtrasScreen',
    async (address) => {
      const { staff } = of(address)
      const now = await databaseNow()
      const value = {
        guests: await listRoomGuests(staff),
        steps: await listLongStays(staff),
        codes: await listCodes(staff, now),
      }
      return { first: { search: {}, value }, today: dayInIndia(now) }
    },
  )
  at<typeof HistoryScreen>(
    '/app/rates/history',
    'components/staff/rates/history-screen.tsx#HistoryScreen',
    async (address) => {
      const value = await rateHistory(of(address).staff, {}, await databaseNow())
      return { first: { search: { before: null }, value } }
    },
  )
}

function showRest({ at }: Shows, of: Of): void {
  at<typeof RoomsScreen>(
    '/app/rooms',
    'components/staff/rooms/rooms-screen.tsx#RoomsScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const search = searchOf(roomsListQuery, query)
      return { first: { search, value: await listRooms(staff, search.q) }, phone }
    },
  )
  at<typeof RoomPage>(
    '/app/rooms/[slug]',
    'components/staff/rooms/page/room-page.tsx#RoomPage',
    async (address) => {
      const { query, staff, phone } = of(address)
      const first = { search: { q: '' }, value: await listRooms(staff, '') }
      const words = await guestRoomWords()
      return { first, slug: query.slug ?? '', site: 'dontali.example', words, phone }
    },
  )
  at<typeof CustomersScreen>(
    '/app/customers',
    'components/staff/customers/customers-screen.tsx#CustomersScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const search = searchOf(customerSearch, query)
      return { first: { search, value: await listCustomers(staff, search) }, phone }
    },
  )
  at<typeof ReportsScreen>(
    '/app/reports',
    'components/staff/reports/reports-screen.tsx#ReportsScreen',
    async (address) => {
      const { query, staff, phone } = of(address)
      const asked = searchOf(reportQuery, query)
      const search = { from: asked.from_date, to: asked.to_date }
      return { first: { search, value: await report(staff, asked, new Date()) }, phone }
    },
  )
  at<typeof ConfigScreen>(
    '/app/google-reviews',
    'components/staff/google-reviews/config-screen.tsx#ConfigScreen',
    async (address) => ({ initial: await findConfig(of(address).staff) }),
  )
}
