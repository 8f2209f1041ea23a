import { callApi } from '../../shared/api.ts'
import type { PricedRoom, PricedRoomList } from '../schema/lowest.ts'

/** The rooms that can be booked, with what a night costs; rates in rupees, tax included in `total_rate` and `from_rate`. */
export async function fetchRooms(init?: RequestInit): Promise<PricedRoom[]> {
  const { rows } = await callApi<PricedRoomList>('rooms_list.php', init)
  return rows
}
