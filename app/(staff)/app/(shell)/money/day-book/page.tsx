import type { Metadata } from 'next'
import { DayBookScreen } from '#components/staff/money/day-book-screen.tsx'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayBook } from '#lib/reports/queries/day-book.ts'
import { dayBookQuery } from '#lib/reports/schema/day-book.ts'

const t = staffWords('pages')

export const generateMetadata = (): Metadata => ({ title: t('titles.dayBook') })

/** The day book of the days in the address, or of the last seven if the address has no valid range. */
export default async function DayBookPage({ searchParams }: PageProps<'/app/money/day-book'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/money/day-book', query)
  const asked = searchOf(dayBookQuery, query)
  const first = {
    search: { from: asked.from_date, to: asked.to_date },
    value: await dayBook(staff, asked, new Date()),
  }
  return <DayBookScreen first={first} phone={await askedByPhone()} />
}
