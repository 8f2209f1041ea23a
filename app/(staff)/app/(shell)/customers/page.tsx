import type { Metadata } from 'next'
import { CustomersScreen } from '#components/staff/customers/customers-screen.tsx'
import { titleAt } from '#components/staff/kit/address/screens.ts'
import { listCustomers } from '#lib/customers/queries/list-customers.ts'
import { customerSearch } from '#lib/customers/schema.ts'
import { searchOf } from '#lib/http/page-search.ts'
import { askedByPhone, plainQuery, requireStaffPage } from '#lib/http/staff-page.ts'

export const generateMetadata = (): Metadata => ({ title: titleAt('/app/customers') })

/** The guests who have booked, newest first. */
export default async function CustomersPage({ searchParams }: PageProps<'/app/customers'>) {
  const query = await plainQuery(searchParams)
  const staff = await requireStaffPage('/app/customers', query)
  const search = searchOf(customerSearch, query)
  const first = { search, value: await listCustomers(staff, search) }
  return <CustomersScreen first={first} phone={await askedByPhone()} />
}
