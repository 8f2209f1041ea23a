import { expect, test } from 'vitest'
import { repliesFor } from '#components/staff/chat/canned-replies.ts'

test('no prepared reply asks for another amount than the booking does', () => {
  const texts = repliesFor('Asha Patil').map(({ text }) => text)
  expect(texts.filter((text) => /%|deposit/i.test(text))).toEqual([])
  expect(texts).toContainEqual(
    expect.stringMatching(/^Asha, please pay the amount shown in your booking/),
  )
})
