/** A verified booking as its events tell it. */
export const sampleBooking = {
  id: '3f0c',
  reference: 'D7K-3MX',
  fullName: 'Asha Patil',
  guests: 4,
  roomName: 'Pool-View Room',
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  totalPaise: 14_160_00,
  claimedPaise: 14_000_00,
  utr: null,
  screenshotId: 'old',
  status: 'verified',
  statusNote: null,
  rejectedBecause: null,
  keptPaise: 0,
  verifiedAt: new Date('2026-11-20T10:00:00Z'),
  revenueTurns: [] as Date[],
  cancelAskedAt: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
} as const

/** The outcome of its creation, in unit 2. */
export const sampleCreation = {
  createdAt: sampleBooking.createdAt,
  after: {
    status: 'pending',
    reference: 'D7K-3MX',
    room: 'Pool-View Room',
    unit: 2,
    check_in: '2026-12-12',
    check_out: '2026-12-15',
    total_paise: 14_160_00,
    claimed_paise: 14_000_00,
  },
  notices: [
    {
      type: 'booking_created',
      title: 'New booking D7K-3MX: Pool-View Room',
      message: 'Asha Patil, 4 guests, Sat 12 Dec to Tue 15 Dec, ₹14,160',
    },
    {
      type: 'screenshot_uploaded',
      title: 'Payment screenshot for D7K-3MX',
      message: 'No UTR was given.',
    },
  ],
  mails: [{ kind: 'received' }, { kind: 'staff_new_booking' }],
}
