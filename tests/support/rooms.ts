import * as deleteRoute from '#app/api/rooms_delete/route.ts'
import * as list from '#app/api/rooms_list/route.ts'
import * as save from '#app/api/rooms_save/route.ts'
import type { WholeRoom, WireRoom } from '#lib/rooms/schema/room.ts'
import { call } from './call.ts'
import { picture } from './guest.ts'
import { signedIn } from './staff.ts'

type Fields = Record<string, string | Blob>

/** The fields of a valid room. */
export const loft = { name: 'Grain Loft', base_rate: '3200', description: 'Low beams.' }

/** The calls about rooms, as staff make them in one session. */
export async function roomCalls() {
  const { cookie } = await signedIn()
  const send = (form: Fields) => call(save, 'POST', '/api/rooms_save', { cookie, form })
  return {
    cookie,
    send,
    /** Adds a room that is valid and answers it. */
    add: async (fields: Fields = {}): Promise<WholeRoom> => {
      const { status, body } = await send({ ...loft, ...fields })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body.room
    },
    /** Changes a room as somebody does who has seen it. */
    change: ({ id, version }: Pick<WireRoom, 'id' | 'version'>, fields: Fields = {}) =>
      send({ ...loft, id: String(id), version: String(version), ...fields }),
    remove: (form: Record<string, string>) =>
      call(deleteRoute, 'POST', '/api/rooms_delete', { cookie, form }),
  }
}

/** The rooms that everybody sees. */
export async function listedRooms(): Promise<WireRoom[]> {
  return (await call(list, 'GET', '/api/rooms_list')).body.rows
}

/** A picture of a room, as staff would choose it. */
export async function photo(name = 'loft.png', width = 900): Promise<File> {
  return new File([await picture({ width, height: 600, format: 'png' })], name)
}
