import { expect, test } from 'vitest'
import { isDatabaseAway } from '#lib/db/errors.ts'

test('a database that lacks disk, memory, connections or time is away, not at fault', () => {
  for (const code of ['53100', '53200', '53300', '57014', '57P01', '08006']) {
    expect([code, isDatabaseAway({ code })]).toEqual([code, true])
    const wrapped = { meta: { driverAdapterError: { cause: { originalCode: code } } } }
    expect([code, isDatabaseAway(wrapped)]).toEqual([code, true])
  }
  for (const code of ['23505', '22021', '42601']) {
    expect([code, isDatabaseAway({ code })]).toEqual([code, false])
  }
})
