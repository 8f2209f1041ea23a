import { expect, test } from 'vitest'
import { maxStatementBytes } from '#lib/statements/schema/files.ts'
import { readHere } from '#lib/statements/service/read-here.ts'
import { fileOf, readStatement } from '#lib/statements/service/read-statement.ts'

const header = 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL'
const good = `${header}\n24-11-2026,-,UPI/P2A/632812345678/ASHA,,"3,540.00",1000.00,4875`
const order = (text: string) => ({
  bytes: Uint8Array.from(Buffer.from(text)),
  columns: null,
  layouts: {},
  password: '',
  today: '2026-11-29',
})
const tooLarge = { code: 'too_large' }

test('a thread of its own reads a bank’s file as it would be read here', async () => {
  expect(await readStatement(order(good))).toEqual(fileOf(await readHere(order(good))))
})

test('a file that is too large, has too many rows or takes too long is refused', async () => {
  const long = ' '.repeat(maxStatementBytes + 1)
  await expect(readStatement(order(long))).rejects.toMatchObject(tooLarge)
  const rows = `${header}\n${'1,2\n'.repeat(1_000_000)}`
  await expect(readStatement(order(rows))).rejects.toMatchObject(tooLarge)
  await expect(readStatement(order(good), 1)).rejects.toMatchObject(tooLarge)
})
