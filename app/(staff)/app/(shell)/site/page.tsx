import { redirect } from 'next/navigation'
import { requireStaffPage } from '#lib/http/staff-page.ts'

/** The site begins with its facts. */
export default async function SitePage() {
  await requireStaffPage('/app/site')
  redirect('/app/site/facts')
}
