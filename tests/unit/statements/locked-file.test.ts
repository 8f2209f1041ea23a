import { CFB } from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Refusal } from '#lib/shared/refusal.ts'
import { readStatement } from '#lib/statements/service/read-statement.ts'

const password = 'ASHA0107'
const rows = [
  ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
  ['24-11-2026', '-', 'UPI/P2A/632812345678/ASHA', '', 3540, 1000, 4875],
]
// Fewer rounds than Excel's, so that the test is quick.
const locked = await writeXlsx({
  sheets: [{ name: 'Statement', rows }],
  encryption: { password, spinCount: 1000 },
})

const read = (typed: string, bytes: Uint8Array = locked) =>
  readStatement({ bytes, password: typed, columns: null, layouts: {}, today: '2026-11-29' })
const refusalOf = (typed: string, bytes?: Uint8Array): Promise<Refusal> =>
  read(typed, bytes).then(
    () => Promise.reject(new Error('It was read.')),
    (thrown) => thrown,
  )

test('a file with a password asks for it, says that another is wrong, and is read with its own', async () => {
  expect((await refusalOf('')).code).toBe('password_needed')
  expect((await refusalOf('asha0107')).code).toBe('password_needed')
  const { bank, credits, paise, lines } = await read(password)
  expect([bank, credits, paise]).toEqual(['Axis', 1, 354_000])
  expect(lines.map((portion) => JSON.parse(portion))).toMatchObject([
    [{ on: '2026-11-24', utr: '632812345678' }],
  ])
})

test('a lock that cannot be opened is told as that', async () => {
  const folder = CFB.utils.cfb_new()
  CFB.utils.cfb_add(folder, '/EncryptionInfo', Buffer.from('0300020024000000', 'hex'))
  CFB.utils.cfb_add(folder, '/EncryptedPackage', Buffer.alloc(5000, 7))
  const older = Uint8Array.from(CFB.write(folder, { type: 'buffer' }) as Buffer)
  expect((await refusalOf('', older)).code).toBe('password_needed')
  const { code, message } = await refusalOf(password, older)
  expect([code, message]).toEqual([
    'not_a_spreadsheet',
    'We can only open files locked with Excel 2010 or later. Please save this one without a password.',
  ])
})
