import { startEvent } from '#components/ui/late-events.ts'

/** Has the contact form start at once where the address names a package: it shows fields of its own for it. */
export function connectEnquiry(): void {
  if (new URLSearchParams(location.search).has('package')) dispatchEvent(new Event(startEvent))
}
