import { type BookingStatus, statuses } from '../rules/statuses.ts'

// Text in place of Prisma's SQL: the thread of exports asks by it too, and loads no Prisma.
type Meaning = (typeof statuses)[BookingStatus]

function among(holds: (meaning: Meaning) => boolean): string {
  const found = Object.entries(statuses).filter(([, meaning]) => holds(meaning))
  return `b.status IN (${found.map(([status]) => `'${status}'`).join(', ')})`
}

/** True in SQL of a row of `bookings` (`b`) whose payment counts as revenue. */
export const isPaid = among(({ paid }) => paid)

/** True in SQL of a row of `bookings` (`b`) whose stay is to take place. */
export const isToTakePlace = among(({ stay }) => stay !== 'none')
