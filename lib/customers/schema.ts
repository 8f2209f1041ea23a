import { z } from 'zod'
import { searchShape } from '../shared/search.ts'

const customerFields = ['name', 'email', 'mobile'] as const
export type CustomerField = (typeof customerFields)[number]

/** The input of customers_list. */
export const customerSearch = z.object({
  ...searchShape,
  /** Looks for `q` in one field only. */
  field: z.enum(customerFields).nullable().catch(null).default(null),
})
export type CustomerSearch = z.infer<typeof customerSearch>

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
