import messages from '#messages/en.json' with { type: 'json' }

/**
 * The two rooms that the pages write about, by the names that they have in the desk's list. That list
 * decides prices and what can be booked.
 */
export const roomNames = {
  wada: messages.rooms.wada.name,
  cottage: messages.rooms.cottage.name,
}

export type RoomKey = keyof typeof roomNames
