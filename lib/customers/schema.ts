import { z } from 'zod'
import type { Locale } from '../i18n/languages.ts'
import { searchShape, searchText } from '../shared/search.ts'

const customerFields = ['name', 'email', 'mobile'] as const
export type CustomerField = (typeof customerFields)[number]

/** The input of customers_list. */
export const customerSearch = z.object({
  ...searchShape,
  /** Looks for `q` in one field only. */
  field: z.enum(customerFields).nullable().catch(null).default(null),
})
export type CustomerSearch = z.infer<typeof customerSearch>

/** The input with which staff look for a guest while they type. */
export const guestQuery = z.object({
  q: searchText.refine((text) => text.length >= 3, 'Enter three characters or more.'),
})
export type GuestQuery = z.infer<typeof guestQuery>

/** A guest whom staff have found: how to reach them, in which language, how many stays, and the first day of the last. */
export type FoundGuest = {
  id: string
  name: string
  phone: string
  email: string | null
  locale: Locale
  stays: number
  last: string | null
}

/** A customer as staff see one; money in rupees. */
export type Customer = {
  id: string
  full_name: string
  email: string | null
  phone: string
  /** All bookings, whatever became of them. */
  total_bookings: number
  /** The sum of the bookings that are verified or confirmed now, as in the contract's revenue. */
  total_revenue: number
  created_at: string
}

export type CustomerPage = { rows: Customer[]; pages: number; total: number }
