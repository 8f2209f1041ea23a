import type en from '../../messages/en.json'
import { guestMessages } from './guest-messages.ts'

/** The guests' English words about what a room has. */
export type GuestRoomWords = {
  rooms: Pick<(typeof en)['rooms'], 'sleeps' | 'facts'>
  common: Pick<(typeof en)['common'], 'guests'>
}

/** Returns them, for the staff's page of a room, which says how guests read it. */
export async function guestRoomWords(): Promise<GuestRoomWords> {
  const { rooms, common } = await guestMessages('en')
  return {
    rooms: { sleeps: rooms.sleeps, facts: rooms.facts },
    common: { guests: common.guests },
  }
}
