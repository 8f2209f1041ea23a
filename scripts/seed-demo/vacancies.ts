import { daysBetween } from '../../lib/shared/dates.ts'

// A year back, and as far ahead as anybody books.
const span = 900

/** The free nights of each unit; made from what the calendar holds already. */
export class Vacancies {
  readonly #first: string
  readonly #units = new Map<number, Uint8Array[]>()

  constructor(first: string, rooms: readonly { id: number; units: number }[]) {
    this.#first = first
    for (const { id, units } of rooms) {
      this.#units.set(
        id,
        Array.from({ length: units }, () => new Uint8Array(span)),
      )
    }
  }

  /** Takes the nights of one unit, even if they're taken. */
  mark(room: number, unit: number, checkIn: string, nights: number): void {
    const at = daysBetween(this.#first, checkIn)
    this.#units.get(room)?.[unit - 1]?.fill(1, Math.max(0, at), Math.max(0, at + nights))
  }

  /** Takes the lowest unit that is free for all the nights; null if none is. */
  take(room: number, checkIn: string, nights: number): number | null {
    const at = daysBetween(this.#first, checkIn)
    const units = this.#units.get(room) ?? []
    const free = units.findIndex((unit) =>
      unit.subarray(at, at + nights).every((night) => night === 0),
    )
    if (free < 0) return null
    this.mark(room, free + 1, checkIn, nights)
    return free + 1
  }
}
