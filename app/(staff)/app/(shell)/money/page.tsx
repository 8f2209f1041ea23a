import type { Metadata } from 'next'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { ClaimsScreen } from '#components/staff/money/claims-screen.tsx'
import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'
import { claimsQuery } from '#lib/ledger/schema/claims.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/money') })

/** The payments that wait to be found in the bank. */
export default async function MoneyPage({ searchParams }: PageProps<'/app/money'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/money', query)
  const search = searchOf(claimsQuery, query)
  return <ClaimsScreen first={{ search, value: await listClaims(staff, search) }} />
}
