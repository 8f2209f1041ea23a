type Tab = {
  path: string
  name: string
  /** The name on a phone, where it is shorter. */
  short?: string
}

/** The parts of the money's screen, in their order. */
export const tabs: readonly Tab[] = [
  { path: '/app/money', name: 'To check' },
  { path: '/app/money/statement', name: 'Bank statement', short: 'Statement' },
  { path: '/app/money/day-book', name: 'Day book' },
  { path: '/app/money/documents', name: 'Documents' },
]
