import { fetchRooms } from '#lib/rooms/client.ts'

/** The price of a night with tax, in paise, by the room's first slug: staff may rename the room. */
type RoomRates = ReadonlyMap<string, number>

let rates: RoomRates | null = null
let asked = false
const listeners = new Set<() => void>()

/** The rooms' rates as an external store: fetched once a visit, when the first component needs them. */
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
    // No prices, rather than old ones. The next page tries again.
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
