import type { Metadata } from 'next'
import { CustomersScreen } from '#components/staff/customers/customers-screen.tsx'
import { listCustomers } from '#lib/customers/queries.ts'
import { customerSearch } from '#lib/customers/schema.ts'
import { askedByPhone, requireStaffPage } from '#lib/http/staff-page.ts'

export const metadata: Metadata = { title: 'Customers' }

/** The guests who have booked, the newest first. */
export default async function CustomersPage() {
  const staff = await requireStaffPage('/app/customers')
  const initial = await listCustomers(staff, customerSearch.parse({}))
  return <CustomersScreen initial={initial} phone={await askedByPhone()} />
}
