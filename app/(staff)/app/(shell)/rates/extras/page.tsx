import type { Metadata } from 'next'
import { ExtrasScreen } from '#components/staff/rates/extras-screen.tsx'
import { databaseNow } from '#lib/http/clock.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { listCodes, listLongStays, listRoomGuests } from '#lib/rates/queries/extras.ts'
import { dayInIndia } from '#lib/shared/dates.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.extras') })

/** The prices of extra guests, and what makes a stay cheaper. */
export default async function ExtrasPage() {
  const staff = await requireStaffPage('/app/rates/extras')
  const now = await databaseNow()
  const value = {
    guests: await listRoomGuests(staff),
    steps: await listLongStays(staff),
    codes: await listCodes(staff, now),
  }
  return <ExtrasScreen first={{ search: {}, value }} today={dayInIndia(now)} />
}
