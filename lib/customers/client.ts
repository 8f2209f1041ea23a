import { type Asking, getJson } from '../shared/get-json.ts'
import type { CustomerPage, CustomerSearch } from './schema.ts'

/** A page of the customers. `poll` marks a call that the page makes by itself. */
export function fetchCustomers(
  search: Partial<CustomerSearch>,
  asking: Asking = {},
): Promise<CustomerPage> {
  return getJson('customers_list.php', search, asking)
}
