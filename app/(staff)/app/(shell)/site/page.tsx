import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { SiteEditor } from '#components/staff/site/editor/site-editor.tsx'
import { readSite } from '#lib/farm/queries/site.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { listRooms } from '#lib/rooms/queries/rooms.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/site') })

/** The guests' own page, to be changed where it's read. */
export default async function SitePage({ searchParams }: PageProps<'/app/site'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/site', query)
  const first = { search: {}, value: await readSite(staff) }
  const { rows } = await listRooms(staff, '')
  const rooms = rows
    .filter(({ on_site }) => on_site)
    .map(({ id, slug, name }) => ({ id, slug, name }))
  const start = { page: query.page ?? null, lang: query.lang ?? null, place: query.place ?? null }
  return <SiteEditor first={first} phone={await askedByPhone()} rooms={rooms} start={start} />
}
