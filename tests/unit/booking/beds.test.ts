import { expect, test } from 'vitest'
import { beyondLimits, checkFields } from '#components/booking/check-fields.ts'
import { emptyFlow } from '#components/booking/flow.ts'
import { nextFlow } from '#components/booking/next-flow.ts'
import { fields } from '../../support/booking-flow.ts'

const today = '2026-12-12'

test('more guests than the room takes are told at once, and until another room or fewer are chosen', () => {
  const six = { ...fields, guests: 6 }
  expect(beyondLimits(six, today, 4)).toEqual({ guests: 'tooMany' })
  expect(beyondLimits(six, today, 6)).toEqual({})
  expect(checkFields(six, today, 4)).toEqual({
    errors: { guests: 'tooMany' },
    trouble: { kind: 'fields', count: 1 },
  })
  const refused = { ...emptyFlow, fields: six, errors: { guests: 'tooMany' } as const }
  const larger = nextFlow(refused, { type: 'typed', name: 'roomType', value: 'Barn' })
  expect(larger.errors).toEqual({})
})
