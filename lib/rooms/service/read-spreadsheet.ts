import { Worker } from 'node:worker_threads'
import { gate } from '../../shared/gate.ts'
import { Refusal, type RefusalCode } from '../../shared/refusal.ts'
import { threadEnv } from '../../shared/run-thread.ts'
import { megabytes } from '../../shared/size.ts'
import { sourceFile } from '../../shared/source-file.ts'
import { maxImportBytes, type Sheet, type SheetLayout } from '../rules/sheet.ts'

/** The message that the worker sends back: rows, or why there are none; without words, the code's own. */
export type SheetAnswer<Column extends string> =
  | { sheet: Sheet<Column> }
  | { refusal: [code: RefusalCode, message: string] }
export type SheetJob = { bytes: Uint8Array; layout: SheetLayout<string> }

const workerFile = sourceFile('lib', 'rooms', 'service', 'spreadsheet-worker.ts')
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const atOnce = gate(2)

/**
 * Returns a list in a spreadsheet: .xlsx, .xls or .csv, by its content. It is parsed in a thread of its
 * own, which is ended after `maxMs`, so that no file slows other requests.
 * `not_a_spreadsheet`; `too_large` for what has more rows, or unfolds to more, than is agreed;
 * `import_failed` without the columns, or when it takes too long.
 */
export async function readSpreadsheet<Column extends string>(
  bytes: Uint8Array,
  layout: SheetLayout<Column>,
  maxMs = 15_000,
): Promise<Sheet<Column>> {
  if (bytes.byteLength > maxImportBytes) throw new Refusal('too_large', { message: tooHeavy })
  return atOnce(async () => {
    const answer = await ask<Column>({ bytes, layout }, maxMs)
    if ('sheet' in answer) return answer.sheet
    const [code, message] = answer.refusal
    throw new Refusal(code, message ? { message } : {})
  })
}

function ask<Column extends string>(job: SheetJob, maxMs: number): Promise<SheetAnswer<Column>> {
  const worker = new Worker(workerFile, {
    workerData: job,
    resourceLimits: limits,
    execArgv: [],
    env: threadEnv(),
  })
  return new Promise<SheetAnswer<Column>>((resolve) => {
    const fail = (code: RefusalCode, message: string) => resolve({ refusal: [code, message] })
    const timer = setTimeout(() => fail('import_failed', tooLong), maxMs)
    worker.once('message', resolve)
    // Out of memory, above all: the thread ends, the process goes on.
    worker.once('error', () => fail('too_large', tooMuch))
    worker.once('exit', () => {
      clearTimeout(timer)
      fail('import_failed', '')
    })
  }).finally(() => worker.terminate())
}

const tooHeavy = `A file can have up to ${megabytes(maxImportBytes)} MB.`
const tooLong = 'Import failed: this file takes too long to read.'
const tooMuch = 'Import failed: this file needs too much memory.'
