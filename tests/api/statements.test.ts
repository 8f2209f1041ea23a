import { beforeAll, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { banks } from '../support/bank-files.ts'
import { creditsOf, fileIn, readBytes } from '../support/bank-inputs.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'
import {
  claimed,
  fileOf,
  freshUtr,
  lineOf,
  movement,
  statementCalls,
} from '../support/statements.ts'

useDatabase()

let staff: ReturnType<typeof statementCalls>
beforeAll(async () => {
  staff = statementCalls((await signedIn()).cookie)
})

describe('a file', () => {
  test.each(banks)('of %s is read, and its guest’s payment is sure', async (bank) => {
    const { utr, payment, reference } = await claimed()
    const {
      id,
      new_lines,
      bank: known,
    } = await staff.read([movement({ utr }), movement({ rupees: -900 })], bank)
    expect([known, new_lines]).toEqual([bank, 1])
    const match = lineOf((await staff.matches(id)).sure, utr)
    expect(match.because).toContain('utr')
    expect(match.candidates).toMatchObject([{ payment_id: payment, reference, amount: 14_160 }])
    expect(match.line.amount).toBe(14_160)
  })

  test('that was read before adds nothing, nor do two of the same at once', async () => {
    const movements = [movement({}), movement({ rupees: 700 })]
    const answers = await Promise.all([
      staff.send(fileOf(movements)),
      staff.send(fileOf(movements)),
    ])
    expect(answers.map(({ body }) => body.new_lines).sort()).toEqual([0, 2])
    const again = await staff.read(movements)
    expect(again).toMatchObject({ new_lines: 0, known_lines: 2, id: answers[0].body.id })
    expect(answers[1].body.id).toBe(answers[0].body.id)
  })

  test('that overlaps with another adds only what is new, and shows all of it', async () => {
    const before = [movement({ on: '2026-11-01' }), movement({ on: '2026-11-02' })]
    const after = [...before, movement({ on: '2026-11-03' })]
    await staff.read(before)
    const { id, new_lines, known_lines } = await staff.read(after)
    expect([new_lines, known_lines]).toEqual([1, 2])
    const { unknown } = await staff.matches(id)
    for (const { utr } of after) expect(lineOf(unknown.credits, utr)).toBeTruthy()
  })

  test('of an unknown layout is read once its columns are named, and by itself from then on', async () => {
    const rows = (n: number) =>
      [
        'When,What it was,Money in',
        `2026/11/${n},UPI ${freshUtr()} ASHA,500`,
        `2026/11/${n},CASH,70`,
      ].join('\n')
    const asked = await staff.send(new File([rows(10)], 'x.csv'))
    expect(asked).toMatchObject({ status: 422, body: { code: 'unknown_columns' } })
    expect(asked.body.header).toEqual(['When', 'What it was', 'Money in'])
    const columns = {
      date: 0,
      narration: 1,
      credit: 2,
      dayFormat: 'ymd',
      account: 'Cooperative',
      keep: true,
    }
    const named = await staff.send(new File([rows(11)], 'x.csv'), {
      columns: JSON.stringify(columns),
    })
    expect(named).toMatchObject({ status: 201, body: { new_lines: 2, bank: null } })
    expect(await staff.send(new File([rows(12)], 'x.csv'))).toMatchObject({
      status: 201,
      body: { new_lines: 2 },
    })
  })

  test('with a row that cannot be read is read but for that, which stays to be seen', async () => {
    const [bad, good] = [movement({}), movement({})]
    const text = await fileOf([bad, good]).text()
    const file = new File([text.replace('14160.00', 'fourteen')], 'x.csv')
    const { status, body } = await staff.send(file)
    const unread = [{ row: 5, why: 'amount', text: 'fourteen' }]
    expect([status, body.new_lines, body.unread]).toEqual([201, 1, unread])
    expect((await staff.matches(body.id)).statement.unread).toEqual(unread)
    // The same file is the same statement, and goes on saying so.
    expect((await staff.send(file)).body).toMatchObject({ id: body.id, new_lines: 0, unread })
    expect((await staff.matches(body.id)).statement).toMatchObject({ unread, unread_count: 1 })
  })

  test('with many rows that cannot be read lists the first, and says how many there are', async () => {
    const rows = Array.from({ length: 140 }, () => movement({ rupees: 7 }))
    let row = 0
    const text = (await fileOf(rows).text()).replace(/\b7\.00/g, (sum) => {
      row += 1
      return row <= 60 ? 'seven' : sum
    })
    const { body } = await staff.send(new File([text], 'x.csv'))
    const { statement } = await staff.matches(body.id)
    expect([statement.unread.length, statement.unread_count]).toEqual([50, 60])
  })

  test('without a table says what the file begins with', async () => {
    const { status, body } = await staff.send(new File(['Namaste,this is\na letter'], 'x.txt'))
    expect([status, body.code]).toEqual([422, 'not_a_statement'])
    expect(body.rows).toEqual([['Namaste', 'this is'], ['a letter']])
  })

  test('read by an earlier version is known, though lines are told apart otherwise now', async () => {
    const movements = [movement({}), movement({})]
    const { id } = await staff.read(movements)
    const lines = creditsOf(
      fileIn(readBytes(new Uint8Array(await fileOf(movements).arrayBuffer()))),
    )
    await prisma().$executeRaw`ALTER TABLE statement_lines DISABLE TRIGGER USER`
    for (const { sha256, was } of lines) {
      await prisma().$executeRaw`
        UPDATE statement_lines SET sha256 = decode(${was}, 'hex') WHERE sha256 = decode(${sha256}, 'hex')`
    }
    await prisma().$executeRaw`ALTER TABLE statement_lines ENABLE TRIGGER USER`
    expect(await staff.read(movements)).toMatchObject({ id, new_lines: 0, known_lines: 2 })
  })

  test.each([
    ['empty', new File([], 'x.csv'), 422],
    ['a picture', new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'x.png'), 415],
    ['words', new File(['Namaste, this is a letter.\nIt has no table.'], 'x.csv'), 422],
    ['too big', new File([new Uint8Array(11 * 1024 * 1024)], 'x.csv'), 413],
  ])('that is %s is refused', async (_, file, status) => {
    expect((await staff.send(file)).status).toBe(status)
  })

  test('is nobody’s but staff’s', async () => {
    const file = fileOf([movement({})])
    const { id, line, ask } = await staff.sure()
    const nobody = statementCalls()
    const answers = await Promise.all([
      nobody.send(file),
      nobody.list(),
      nobody.see(id),
      nobody.verify(id, [ask]),
      nobody.undo([ask.payment_id]),
      nobody.change(id, line, { ignored: true }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  })
})
