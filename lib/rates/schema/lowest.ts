import type { RoomList, WireRoom } from '../../rooms/schema/room.ts'

/** A room as guests see it: `from_rate` is its lowest price of a night in rupees; if it `varies`, other stays may cost more or less. */
export type PricedRoom = WireRoom & { from_rate: number; varies: boolean }

export type PricedRoomList = Omit<RoomList, 'rows'> & { rows: PricedRoom[] }
