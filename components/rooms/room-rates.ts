import { fetchRooms } from '#lib/rooms/client.ts'

/** What a night costs with tax, in paise, by the slug that the room was created with: staff may name it anew. */
type RoomRates = ReadonlyMap<string, number>

let rates: RoomRates | null = null
let asked = false
const listeners = new Set<() => void>()

/** The rooms' rates as an external store: fetched once a visit, when the first component wants them. */
export const roomRates = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    if (!asked) load()
    return () => listeners.delete(listener)
  },
  now: () => rates,
  onServer: () => null,
}

function load() {
  asked = true
  fetchRooms().then(
    (rooms) => tell(new Map(rooms.map((room) => [room.slug, Math.round(room.total_rate * 100)]))),
    // No prices then, rather than something stale. The next page asks again.
    () => {
      asked = false
      tell(new Map())
    },
  )
}

function tell(news: RoomRates) {
  rates = news
  for (const listener of listeners) listener()
}
