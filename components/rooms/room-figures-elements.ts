import { whenSeen } from '#components/ui/define-element.ts'
import type { PricedRoomList } from '#lib/rates/schema/lowest.ts'
import { apiUrl } from '#lib/shared/api.ts'
import { formatRupees, toPaise } from '#lib/shared/money.ts'

/** The lowest price of a night with tax, in paise, and whether others are dearer. */
type Figures = { rate: number; varies: boolean }

/** The figures by the room's first slug: staff may rename the room. */
type Rooms = ReadonlyMap<string | null, Figures>

let asked: Promise<Rooms> | undefined

/**
 * Shows the rate of the element's `room`, or the lowest of all, and tells by `data-price` if there is one. It does so
 * when it is seen: making the format of an amount takes a slow phone 60 milliseconds.
 */
export function connectRoomPrice(element: HTMLElement, gone: AbortSignal): void {
  asked ??= fetchRooms()
  const rooms = asked
  whenSeen(element, gone, () => void rooms.then((known) => showRate(element, known)))
}

function showRate(element: HTMLElement, rooms: Rooms): void {
  const room = element.getAttribute('room')
  const paise = room === null ? lowest(rooms) : rooms.get(room)?.rate
  element.dataset.price = paise === undefined ? 'none' : 'known'
  element.dataset.varies = rooms.get(room)?.varies ? 'yes' : 'no'
  const amount = element.querySelector('[data-amount]')
  if (!amount || paise === undefined) return
  amount.textContent = formatRupees(paise, document.documentElement.lang)
}

function lowest(rooms: Rooms): number | undefined {
  return rooms.size === 0 ? undefined : Math.min(...[...rooms.values()].map(({ rate }) => rate))
}

/** Fetches the figures, once a visit. If that fails there are none, rather than old ones; the next page tries again. */
async function fetchRooms(): Promise<Rooms> {
  try {
    const { rows } = (await (await fetch(apiUrl('rooms_list.php'))).json()) as PricedRoomList
    return new Map(
      rows.map(({ slug, from_rate, varies }) => [slug, { rate: toPaise(from_rate), varies }]),
    )
  } catch {
    asked = undefined
    return new Map()
  }
}
