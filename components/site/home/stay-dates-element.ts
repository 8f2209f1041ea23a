import { whenSeen } from '#components/ui/define-element.ts'
import { addDays, dayInIndia, formatStayDay, type IsoDate, weekdayOf } from '#lib/shared/dates.ts'

/**
 * Fills in the coming weekend, unless dates were typed before, and keeps check-out after check-in: once the fields
 * come into view, because making a format of dates takes a phone long, and phones never show them.
 */
export function connectStayDates(element: HTMLElement, gone: AbortSignal): void {
  const [arrival, departure] = element.querySelectorAll('input')
  if (!arrival || !departure) return
  whenSeen(arrival, gone, () => fillDates(arrival, departure))
}

function fillDates(arrival: HTMLInputElement, departure: HTMLInputElement): void {
  const today = dayInIndia(new Date())
  const show = (checkIn: IsoDate, checkOut: IsoDate) => {
    showDay(arrival, checkIn, today)
    showDay(departure, checkOut, checkIn && addDays(checkIn, 1))
  }
  const follow = () => {
    const { value: checkIn } = arrival
    show(checkIn, checkIn && departure.value <= checkIn ? addDays(checkIn, 1) : departure.value)
  }
  arrival.addEventListener('input', follow)
  departure.addEventListener('input', () => show(arrival.value, departure.value))

  const friday = nextFriday(today)
  // A browser that opens a tab of last week fills in last week's dates.
  const isTyped = (arrival.value || departure.value) >= today
  if (isTyped) follow()
  else show(friday, addDays(friday, 2))
}

/** Sets a field's date, in words too, and the first day that can be chosen. */
function showDay(input: HTMLInputElement, day: IsoDate, first: IsoDate): void {
  input.min = first
  if (input.value !== day) input.value = day
  const words = input.nextElementSibling
  if (words) words.textContent = day && formatStayDay(day, document.documentElement.lang)
  input.parentElement?.toggleAttribute('data-worded', day !== '')
}

/** Returns the first Friday at least two days after `today`: few guests travel tonight. */
function nextFriday(today: IsoDate): IsoDate {
  const ahead = (5 - weekdayOf(today) + 7) % 7
  return addDays(today, ahead < 2 ? ahead + 7 : ahead)
}
