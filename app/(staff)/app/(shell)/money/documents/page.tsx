import type { Metadata } from 'next'
import { PapersScreen } from '#components/staff/documents/papers-screen.tsx'
import { listDocuments } from '#lib/documents/queries/list-documents.ts'
import { documentSearch } from '#lib/documents/schema.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayInIndia } from '#lib/shared/dates.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.documents') })

/** The papers of all stays, and the GST of a month. */
export default async function DocumentsPage({ searchParams }: PageProps<'/app/money/documents'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/money/documents', query)
  const search = searchOf(documentSearch, query)
  const first = { search, value: await listDocuments(staff, search) }
  return <PapersScreen first={first} month={dayInIndia(new Date()).slice(0, 7)} />
}
