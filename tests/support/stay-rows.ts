import { sampleBooking as booking } from './sample-booking.ts'

const now = new Date('2026-11-21T10:00:00Z')
const halfAMinuteLater = new Date('2026-11-21T10:00:30Z')
const rates = { ratePaise: 472000, gstPercent: 18 }
const night = {
  position: 1,
  kind: 'night',
  night: '2026-12-12',
  words: 'Pool-View Room',
  paise: 472000,
  gstPercent: 18,
} as const
const read = (name: string, detail: string): [string, string] => [name, detail]

/** The events of a stay that staff change, what they leave behind, and what staff read of them. */
export const stayRows = {
  stay_changed: {
    event: {
      action: 'stay_changed',
      booking: { ...booking, ...rates, roomId: 7 },
      unit: { number: 2, name: 'Neem', since: booking.checkIn },
      slept: [],
      wish: null,
      charges: [night],
      now: now,
      unsent: false,
      tell: true,
      reason: 'She is a friend.',
      after: {
        checkIn: '2026-12-12',
        checkOut: '2026-12-14',
        roomId: 8,
        roomName: 'Valley-View Cottage',
        guests: 1,
        charges: [night, night],
        unit: { number: 1, name: '1', since: '2026-12-13' },
      },
    },
    leaves: {
      createdAt: now,
      before: {
        check_in: booking.checkIn,
        check_out: booking.checkOut,
        room: 'Pool-View Room',
        guests: 4,
        total_paise: 472000,
        room_id: 7,
        unit_number: 2,
        unit: 'Neem',
        slept: '[]',
        rate_paise: rates.ratePaise,
        gst_percent: rates.gstPercent,
        charges: JSON.stringify([night]),
        unsent: false,
        note: null,
        wish_asked_at: null,
      },
      after: {
        check_in: '2026-12-12',
        check_out: '2026-12-14',
        room: 'Valley-View Cottage',
        guests: 1,
        total_paise: 944000,
        unit: '1',
        moved_on: '2026-12-13',
        note: 'She is a friend.',
        told: true,
      },
      mails: [{ kind: 'changed', runAt: halfAMinuteLater }],
    },
    read: read(
      'Stay changed',
      'Sat 12 Dec to Tue 15 Dec, Pool-View Room, 4 guests, ₹4,720; now Sat 12 Dec to Mon 14 Dec, Valley-View Cottage, 1 guest, ₹9,440. Moved on 13 Dec from Neem to unit 1. She is a friend.',
    ),
  },
  stay_put_back: {
    event: {
      action: 'stay_put_back',
      booking,
      stay: { ...booking, checkIn: '2026-12-12', checkOut: '2026-12-14' },
      unsent: true,
      now: now,
    },
    leaves: {
      createdAt: now,
      after: { check_in: '2026-12-12', check_out: '2026-12-14', room: 'Pool-View Room' },
      mails: [{ kind: 'changed', runAt: halfAMinuteLater }],
    },
    read: read('Stay change undone', 'Sat 12 Dec to Mon 14 Dec, Pool-View Room'),
  },
} as const
