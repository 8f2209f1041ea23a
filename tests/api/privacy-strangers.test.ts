import { beforeAll, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { eraseStrangers } from '#lib/privacy/commands/erase-strangers.ts'
import { strangerDays } from '#lib/privacy/rules.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { freshUtr, movement, on, statementCalls } from '../support/statements.ts'

useDatabase()

let calls: ReturnType<typeof statementCalls>
beforeAll(async () => {
  calls = statementCalls((await signedIn()).cookie)
})
const words = async () =>
  (await pool().query('SELECT narration, utr, codes FROM statement_lines ORDER BY narration')).rows

test('what a bank wrote of strangers is forgotten after its time, and the same file still adds nothing', async () => {
  const { ask, id } = await calls.sure()
  await calls.verify(id, [ask])
  const stranger = movement({ payer: 'RAMESH KULKARNI', utr: freshUtr() })
  const read = await calls.read([stranger])
  expect(read.new_lines).toBe(1)

  await eraseStrangers(new Date(`${addDays(on, strangerDays)}T12:00:00+05:30`))
  expect(JSON.stringify(await words())).toContain('RAMESH')
  await eraseStrangers(new Date(`${addDays(on, strangerDays + 1)}T12:00:00+05:30`))
  const left = await words()
  expect(JSON.stringify(left)).not.toContain('RAMESH')
  expect(left).toContainEqual({ narration: 'erased', utr: null, codes: [] })
  expect(JSON.stringify(left)).toContain('ASHA PATIL')

  expect((await calls.read([stranger])).new_lines).toBe(0)
})
