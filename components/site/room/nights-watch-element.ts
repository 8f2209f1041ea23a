import { whenSeen } from '#components/ui/define-element.ts'
import { startEvent } from '#components/ui/late-events.ts'

/** Asks for the calendar's scripts once it comes into view, or at once for an address that names nights. */
export function connectNightsWatch(element: HTMLElement, gone: AbortSignal): void {
  const start = () => dispatchEvent(new Event(startEvent))
  if (new URLSearchParams(location.search).has('checkIn')) start()
  else whenSeen(element, gone, start)
}
