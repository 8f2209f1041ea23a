/** For a guest who pays by a transfer a room is kept for so many hours. */
export const transferHours = 24

/** Returns until when the room of a guest who pays by a transfer is kept. */
export function transferEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + transferHours * 3_600_000)
}
