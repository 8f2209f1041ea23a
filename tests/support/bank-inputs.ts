import { readFileSync } from 'node:fs'
import type { Awaited } from '#lib/statements/rules/hit.ts'
import { bankSheets } from '#lib/statements/service/bank-sheets.ts'
import { readFile } from '#lib/statements/service/read-file.ts'
import type { KeptColumns, ReadFile } from '#lib/statements/service/read-statement.ts'

/** The day on which the files in tests/fixtures/bank were read. */
export const readOn = '2026-11-29'

export type ReadLine = {
  id: string
  on: string
  paise: number
  narration: string
  utr: string | null
  sha256: string
  was: string
}

/** A file of tests/fixtures/bank. */
export const bankInput = (name: string) => readFileSync(`tests/fixtures/bank/${name}`)

/** Reads a bank's file as the thread does. */
export function readBytes(
  bytes: Uint8Array,
  { columns = null, today = readOn }: { columns?: KeptColumns | null; today?: string } = {},
) {
  return readFile(bankSheets(Buffer.from(bytes)), { columns, layouts: {}, today })
}

/** Returns the file that was read, which must not have been refused. */
export function fileIn(answer: ReturnType<typeof readBytes>): ReadFile {
  if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal))
  return answer.file
}

/** Returns the credits of a file that was read. */
export function creditsOf({ lines }: Pick<ReadFile, 'lines'>): ReadLine[] {
  const all = lines.flatMap((portion) => JSON.parse(portion) as (ReadLine & { position: number })[])
  return all.map((line) => ({ ...line, id: String(line.position) }))
}

/** A claim as a statement is compared with; of ₹4,720 by Anita Deshmukh unless said otherwise. */
export const claim = (rest: Partial<Awaited> = {}): Awaited => ({
  bookingId: `booking of ${rest.fullName ?? 'Anita Deshmukh'}`,
  paymentId: `payment of ${rest.fullName ?? 'Anita Deshmukh'}`,
  reference: 'ABC-DEF',
  fullName: 'Anita Deshmukh',
  paying: 'total',
  paise: 472_000,
  duePaise: rest.paise ?? 472_000,
  utr: null,
  on: '2026-11-28',
  open: true,
  madeOn: '2026-11-01',
  checkOut: '2026-12-24',
  ...rest,
})

/** The claims that the files are about. */
export const claims = [
  claim({ utr: '633212345601' }),
  claim({ fullName: 'Rahul Verma', reference: 'BCD-FGH', paise: 649_000, utr: '633212345602' }),
  claim({ fullName: 'Fatima Shaikh', reference: 'CDF-GHJ', paise: 377_600, utr: '633212345603' }),
  claim({ fullName: 'Joseph D’Souza', reference: 'DFG-HJK', paise: 318_600 }),
]
