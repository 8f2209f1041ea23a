import { expect, test } from 'vitest'
import { decisionOf } from '#components/staff/booking/elsewhere.tsx'
import type { HistoryEntry } from '#lib/booking/rules/history.ts'

const entry = (action: HistoryEntry['action'], actor: string): HistoryEntry => ({
  at: '2026-11-28T06:00:00Z',
  actor,
  action,
  detail: null,
  cancelled_because: null,
  undo: null,
})

test.each(['note_written', 'letter_sent_again', 'whatsapp_opened', 'arrival_told'] as const)(
  'a decision of a colleague’s is named also where %s by me is the newest entry',
  (action) => {
    const decided = entry('booking_confirmed', 'b@desk.example')
    const history = [entry(action, 'a@desk.example'), entry('document_issued', 'system'), decided]
    expect(decisionOf(history)).toBe(decided)
  },
)

test('nothing is named where a history has only what is said beside a stay', () => {
  expect(decisionOf([entry('note_written', 'a@desk.example')])).toBeNull()
})
