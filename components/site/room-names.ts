import messages from '#messages/en.json' with { type: 'json' }

/**
 * The two rooms that the pages describe, by their names in the staff's list of rooms. That list decides prices
 * and what can be booked.
 */
export const roomNames = {
  wada: messages.rooms.wada.name,
  cottage: messages.rooms.cottage.name,
}

export type RoomKey = keyof typeof roomNames
