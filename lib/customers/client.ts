import { callApi } from '../shared/api.ts'
import type { CustomerPage, CustomerSearch } from './schema.ts'

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
