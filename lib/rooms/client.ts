import { callApi } from '../shared/api.ts'
import type { WireRoom } from './schema.ts'

/** The rooms that can be booked; rates in rupees, tax included in `total_rate`. */
export async function fetchRooms(init?: RequestInit): Promise<WireRoom[]> {
  const { rows } = await callApi<{ rows: WireRoom[] }>('rooms_list.php', init)
  return rows
}
