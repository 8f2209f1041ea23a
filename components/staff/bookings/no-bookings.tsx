import { NothingFound } from '../list-states.tsx'

/** The list of bookings with nothing in it. */
export function NoBookings({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <NothingFound
      clear={searched ? { label: 'Show all bookings', onClear } : null}
      help={
        searched
          ? 'Try fewer letters, another field or all statuses.'
          : 'The first one shows up here by itself.'
      }
      text="No bookings found"
    />
  )
}
