import { parentPort, workerData } from 'node:worker_threads'
import { ZipBomb } from '../../shared/inflate-zip.ts'
import { numberFormat } from '../../shared/intl-formats.ts'
import { LockedSpreadsheet, NotASpreadsheet } from '../../shared/open-spreadsheet.ts'
import type { SheetLayout } from '../rules/sheet.ts'
import { findRows } from './find-rows.ts'
import type { SheetAnswer, SheetJob } from './read-spreadsheet.ts'
import { sheetsOf } from './sheet-cells.ts'

const locked = 'This file has a password. Save the file without a password.'

function layoutWords({ of, needed, maxRows }: SheetLayout<string>) {
  const columns = `${needed.slice(0, -1).join(', ')} and ${needed.at(-1)}`
  const most = numberFormat('en', {}).format(maxRows)
  return {
    noColumns: `The first row needs the columns ${columns}. The file you can download here has all columns.`,
    unfolds: `This file is far too large for a list of ${of} once it’s unpacked.`,
    tooMany: (rows: number) => `A file can have up to ${most} ${of}; this one has ${rows}.`,
  }
}

function answer({ bytes, layout }: SheetJob): SheetAnswer<string> {
  const { noColumns, unfolds, tooMany } = layoutWords(layout)
  try {
    const sheet = findRows(sheetsOf(Buffer.from(bytes), layout.isoDates), layout)
    if (!sheet) return { refusal: ['import_failed', noColumns] }
    const { length } = sheet.rows
    if (length > layout.maxRows) return { refusal: ['too_large', tooMany(length)] }
    return { sheet }
  } catch (error) {
    if (error instanceof ZipBomb) return { refusal: ['too_large', unfolds] }
    if (error instanceof LockedSpreadsheet) return { refusal: ['not_a_spreadsheet', locked] }
    // Whatever else the parser stumbles over is a file that it cannot read.
    const why = error instanceof NotASpreadsheet ? error.message : ''
    return { refusal: ['not_a_spreadsheet', why] }
  }
}

// A thread of its own for each file: whatever a file makes of the parser, it is ended with the thread.
parentPort?.postMessage(answer(workerData as SheetJob))
