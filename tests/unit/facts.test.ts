import { expect, test } from 'vitest'
import { factsSchema } from '#lib/farm/schema/facts.ts'
import { property } from '#lib/property.ts'

test('the sample keeps the rules of its facts, and none is left out', () => {
  expect(factsSchema.parse(property)).toEqual(property)
})

test.each([
  [{ phone: '98765' }, ['phone']],
  [{ upi: { ...property.upi, id: 'dontali' } }, ['upi', 'id']],
  [{ bank: { ...property.bank, ifsc: 'DEMO1000000' } }, ['bank', 'ifsc']],
  [{ gst: { ...property.gst, gstin: '27AAAAA' } }, ['gst', 'gstin']],
  [{ checkIn: { from: '13:30', to: '18:00' } }, ['checkIn', 'from']],
  [{ depositPercent: 0 }, ['depositPercent']],
  [{ refundDays: 7.5 }, ['refundDays']],
  [{ instagram: 'javascript:alert(1)' }, ['instagram']],
  [{ geo: { latitude: 91, longitude: 73 } }, ['geo', 'latitude']],
  [{ drivingMinutes: { ...property.drivingMinutes, tung: undefined } }, ['drivingMinutes', 'tung']],
])('%j breaks the rule of one fact', (wrong, path) => {
  const { error } = factsSchema.safeParse({ ...property, ...wrong })
  expect(error?.issues.map((issue) => issue.path)).toEqual([path])
})
