import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import { freshUtr, statementCalls } from '../support/statements.ts'

useDatabase()

let staff: ReturnType<typeof statementCalls>
beforeAll(async () => {
  staff = statementCalls((await signedIn()).cookie)
})

const file = (day: number) =>
  new File(
    [
      [
        'When,What it was,Out,In',
        `2026/11/${day},UPI ${freshUtr()} ASHA,,500`,
        `2026/11/${day},DIESEL,70,`,
      ].join('\n'),
    ],
    'x.csv',
  )
// Somebody took money out for money in.
const wrong = {
  date: 0,
  narration: 1,
  reference: null,
  credit: 2,
  debit: 3,
  side: null,
  balance: null,
  dayFormat: 'ymd',
  account: 'Cooperative',
}

test('a kept layout is seen, put right for the files that follow, and forgotten', async () => {
  const columns = JSON.stringify({ ...wrong, keep: true })
  const { body: first } = await staff.send(file(10), { columns })
  expect((await staff.matches(first.id)).statement.sum).toBe(70)

  const { layouts } = (await staff.layouts()).body
  expect(layouts).toMatchObject([
    {
      columns: wrong,
      headings: ['When', 'What it was', 'Out', 'In'],
      kept_by: 'staff@dontali.example',
    },
  ])
  const [{ id }] = layouts
  const right = { ...wrong, credit: 3, debit: 2 }
  expect((await staff.changeLayout(id, right)).status).toBe(200)
  const { body: second } = await staff.send(file(11))
  expect((await staff.matches(second.id)).statement.sum).toBe(500)

  expect((await staff.changeLayout(id, { ...right, account: '' })).status).toBe(422)
  expect((await staff.forgetLayout(id)).status).toBe(200)
  expect((await staff.layouts()).body.layouts).toEqual([])
  expect((await staff.send(file(12))).body.code).toBe('unknown_columns')
  for (const gone of [id, 'x', `${id}00`]) {
    expect((await staff.forgetLayout(gone)).status).toBe(404)
    expect((await staff.changeLayout(gone, right)).status).toBe(404)
  }
})
