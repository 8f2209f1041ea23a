'use client'

import type { CustomerPage } from '#lib/customers/schema.ts'
import { ByWindow } from '../kit/by-window.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { CustomerCards } from './customer-cards.tsx'
import { CustomerDesk } from './customer-desk.tsx'
import { useCustomers } from './use-customers.ts'

/** The customers, as a table in a large window and one by one in a small one. */
export function CustomersScreen({ first, phone }: { first: First<CustomerPage>; phone: boolean }) {
  const customers = useCustomers(first)
  return (
    <ByWindow phone={phone}>
      {(wide) => (wide ? <CustomerDesk {...customers} /> : <CustomerCards {...customers} />)}
    </ByWindow>
  )
}
