import { whenSeen } from '#components/ui/define-element.ts'
import type { RoomList } from '#lib/rooms/schema.ts'
import { apiUrl } from '#lib/shared/api.ts'
import { formatRupees } from '#lib/shared/money.ts'

/** The price of a night with tax, in paise, by the room's first slug: staff may rename the room. */
type Rates = ReadonlyMap<string, number>

let asked: Promise<Rates> | undefined

/**
 * Shows the rate of the element's `room`, or the lowest of all, and tells by `data-price` if there is one. It does so
 * when it is seen: making the format of an amount takes a slow phone 60 milliseconds.
 */
export function connectRoomPrice(element: HTMLElement, gone: AbortSignal): void {
  asked ??= fetchRates()
  const rates = asked
  whenSeen(element, gone, () => void rates.then((known) => showRate(element, known)))
}

function showRate(element: HTMLElement, rates: Rates): void {
  const room = element.getAttribute('room')
  const paise = room === null ? lowest(rates) : rates.get(room)
  element.dataset.price = paise === undefined ? 'none' : 'known'
  const amount = element.querySelector('[data-amount]')
  if (!amount || paise === undefined) return
  amount.textContent = formatRupees(paise, document.documentElement.lang)
}

function lowest(rates: Rates): number | undefined {
  return rates.size === 0 ? undefined : Math.min(...rates.values())
}

/** Fetches the rates, once a visit. If that fails there are no prices, rather than old ones; the next page tries again. */
async function fetchRates(): Promise<Rates> {
  try {
    const { rows } = (await (await fetch(apiUrl('rooms_list.php'))).json()) as RoomList
    return new Map(rows.map(({ slug, total_rate: rate }) => [slug, Math.round(rate * 100)]))
  } catch {
    asked = undefined
    return new Map()
  }
}
