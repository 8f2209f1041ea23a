'use client'

import { useSearchParams } from 'next/navigation'
import { fetchCustomers } from '#lib/customers/client.ts'
import type { CustomerField, CustomerPage } from '#lib/customers/schema.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { pageSize, useSearch } from '../kit/list/use-search.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'

const fields: Record<CustomerField, string> = { name: 'Name', email: 'Email', mobile: 'Mobile' }

/** The customers and their search. */
export function useCustomers(first: First<CustomerPage>) {
  const search = useSearch(fields, useSearchParams())
  const { q, field, page } = search
  const list = useAnswer(fetchCustomers, { q, field, page, size: pageSize }, first, {
    topics: ['bookings'],
  })
  useAddress(search.address)
  return { search, list }
}

export type Customers = ReturnType<typeof useCustomers>
