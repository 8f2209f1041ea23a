import { callApi } from '../shared/api.ts'
import type { CustomerPage, CustomerSearch, FoundGuest, GuestQuery } from './schema.ts'

/** A page of the customers. `poll` marks a call that the page makes by itself. */
export function fetchCustomers(
  search: Partial<CustomerSearch>,
  { poll = false, signal }: { poll?: boolean; signal?: AbortSignal } = {},
): Promise<CustomerPage> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value))
  if (poll) query.set('poll', '1')
  return callApi(`customers_list.php?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Returns the guests who have a part of a name, a number or an address; the page asks by itself. */
export async function findGuests(
  { q }: GuestQuery,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FoundGuest[]> {
  const query = new URLSearchParams({ q, poll: '1' })
  const options = { cache: 'no-store' as const, ...(signal && { signal }) }
  return (await callApi<{ rows: FoundGuest[] }>(`desk/guests?${query}`, options)).rows
}
