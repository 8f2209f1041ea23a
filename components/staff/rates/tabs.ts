/** The parts of the rates' screen, in their order. */
export const tabs = [
  { path: '/app/rates', name: 'Calendar' },
  { path: '/app/rates/seasons', name: 'Seasons' },
  { path: '/app/rates/extras', name: 'Extras and codes', short: 'Extras' },
  { path: '/app/rates/history', name: 'History' },
] as const
