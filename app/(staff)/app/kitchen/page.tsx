import type { Metadata } from 'next'
import { KitchenScreen } from '#components/staff/kitchen/kitchen-screen.tsx'
import { kitchenPath } from '#lib/auth/rules.ts'
import { kitchenDay } from '#lib/desk/queries/desk-today.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('kitchen')

export const generateMetadata = (): Metadata => ({ title: t('title') })

/** The one page of the kitchen. */
export default async function KitchenPage() {
  const by = await requireStaffPage(kitchenPath, {}, 'kitchen')
  const search = { day: null }
  const first = { search, value: await kitchenDay(by, search, await databaseNow()) }
  return <KitchenScreen first={first} name={by.email} />
}
