import { type Asking, getJson } from '../shared/get-json.ts'
import type { CustomerPage, CustomerSearch, FoundGuest, GuestQuery } from './schema.ts'

/** A page of the customers. `poll` marks a call that the page makes by itself. */
export function fetchCustomers(
  search: Partial<CustomerSearch>,
  asking: Asking = {},
): Promise<CustomerPage> {
  return getJson('customers_list.php', search, asking)
}

/** Returns the guests who have a part of a name, a number or an address; the page asks by itself. */
export async function findGuests({ q }: GuestQuery, asking: Asking = {}): Promise<FoundGuest[]> {
  return (await getJson<{ rows: FoundGuest[] }>('desk/guests', { q }, { ...asking, poll: true }))
    .rows
}
