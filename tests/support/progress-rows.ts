import { sampleBooking as booking } from './sample-booking.ts'

const now = new Date('2026-11-21T10:00:00Z')
const unit = { number: 3, name: 'Wada 3' }
const read = (name: string, detail: string | null): [string, string | null] => [name, detail]

/** The events of a stay's progress, what they leave behind, and what staff read of them. */
export const progressRows = {
  guest_came: {
    event: { action: 'guest_came', booking, from: 'expected', passport: true, now },
    leaves: {
      createdAt: now,
      before: { progress: 'expected' },
      after: { progress: 'in_house', passport: true },
    },
    read: read('Checked in', 'Passport or visa copied'),
  },
  guest_left: {
    event: { action: 'guest_left', booking, from: 'in_house', unit, now },
    leaves: {
      createdAt: now,
      before: { progress: 'in_house' },
      after: { progress: 'left', unit: 'Wada 3' },
    },
    read: read('Checked out', null),
  },
  guest_missed: {
    event: { action: 'guest_missed', booking, from: 'expected', freed: unit, now },
    leaves: {
      createdAt: now,
      before: { progress: 'expected' },
      after: { progress: 'no_show', unit: 'Wada 3', unit_number: 3 },
    },
    read: read('No-show', 'Wada 3 is on sale again'),
  },
  progress_put_back: {
    event: { action: 'progress_put_back', booking, from: 'left', to: 'in_house', now },
    leaves: {
      createdAt: now,
      before: { progress: 'left' },
      after: { progress: 'in_house' },
    },
    read: read('Undone', 'In house again'),
  },
} as const
