'use client'

import type { CustomerPage } from '#lib/customers/schema.ts'
import { ByWindow } from '../by-window.tsx'
import { CustomerCards } from './customer-cards.tsx'
import { CustomerDesk } from './customer-desk.tsx'

/** The customers, as a table in a large window and one by one in a small one. */
export function CustomersScreen({ initial, phone }: { initial: CustomerPage; phone: boolean }) {
  return (
    <ByWindow phone={phone}>
      {(wide, now) =>
        wide ? (
          <CustomerDesk initial={now ? initial : null} />
        ) : (
          <CustomerCards initial={now ? initial : null} />
        )
      }
    </ByWindow>
  )
}
