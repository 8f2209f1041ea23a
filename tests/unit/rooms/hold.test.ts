import { describe, expect, test } from 'vitest'
import { holdExpiry } from '#lib/rooms/rules/hold.ts'

describe('a hold', () => {
  const created = new Date('2026-11-21T10:00:00Z')
  const minutesOn = (minutes: number) => new Date(created.getTime() + minutes * 60_000)

  test('lasts 20 minutes, and 20 more from when it is asked for again', () => {
    expect(holdExpiry(created, created)).toEqual(minutesOn(20))
    expect(holdExpiry(created, minutesOn(15))).toEqual(minutesOn(35))
  })

  test('never lasts longer than 60 minutes in all', () => {
    expect(holdExpiry(created, minutesOn(59))).toEqual(minutesOn(60))
    expect(holdExpiry(created, minutesOn(60))).toBeNull()
  })
})
