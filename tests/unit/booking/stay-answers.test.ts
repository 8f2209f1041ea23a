import { expect, test } from 'vitest'
import { priceKey } from '#components/booking/fields.ts'
import { emptyFlow } from '#components/booking/flow.ts'
import { emptyPrice } from '#components/booking/price.ts'
import { answersAbout } from '#components/booking/stay-answers.ts'
import { fields } from '../../support/booking-flow.ts'

const today = '2026-12-12'

test('a price that is about to be asked for counts as asked for, beside the last one', () => {
  const price = { ...emptyPrice, totalPaise: 1_947_000 }
  const quoted = { key: priceKey(fields, today), answer: 'sold', price } as const
  const quotedFor = (changes: Partial<typeof fields>) =>
    answersAbout({ ...emptyFlow, quoted }, { ...fields, ...changes }, today).quoted
  expect(quotedFor({})).toEqual(quoted)
  expect(quotedFor({ code: 'MANGO' })).toMatchObject({ answer: 'asking', before: price })
  expect(quotedFor({ roomType: '' })).toBeNull()
})
