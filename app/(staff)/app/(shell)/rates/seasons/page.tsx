import type { Metadata } from 'next'
import { SeasonsScreen } from '#components/staff/rates/seasons-screen.tsx'
import { databaseNow } from '#lib/http/clock.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { listSeasons } from '#lib/rates/queries/seasons.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'
import { dayInIndia } from '#lib/shared/dates.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.seasons') })

/** The seasons, and what nights usually cost. */
export default async function SeasonsPage() {
  const staff = await requireStaffPage('/app/rates/seasons')
  const first = { search: {}, value: { seasons: await listSeasons(staff) } }
  const rooms = { search: { q: '' }, value: await listRooms(staff, '') }
  return <SeasonsScreen first={first} rooms={rooms} today={dayInIndia(await databaseNow())} />
}
