import { parentPort, workerData } from 'node:worker_threads'
import { ZipBomb } from '../../shared/inflate-zip.ts'
import { numberFormat } from '../../shared/intl-formats.ts'
import { LockedSpreadsheet, NotASpreadsheet } from '../../shared/open-spreadsheet.ts'
import { maxImportRows } from '../rules.ts'
import { findRows } from './find-rows.ts'
import type { SheetAnswer } from './read-spreadsheet.ts'
import { sheetsOf } from './sheet-cells.ts'

const noColumns =
  'The first row needs the columns Name and Base Rate. The sample file has all columns.'
const locked = 'This file has a password. Save it without one.'
const unfolds = 'That file unfolds to far more than a list of rooms needs.'
const most = numberFormat('en', {}).format(maxImportRows)
const tooMany = (rows: number) => `A file can have ${most} rooms at most; this one has ${rows}.`

function answer(bytes: Buffer): SheetAnswer {
  try {
    const rows = findRows(sheetsOf(bytes))
    if (!rows) return { refusal: ['import_failed', noColumns] }
    if (rows.length > maxImportRows) return { refusal: ['too_large', tooMany(rows.length)] }
    return { rows }
  } catch (error) {
    if (error instanceof ZipBomb) return { refusal: ['too_large', unfolds] }
    if (error instanceof LockedSpreadsheet) return { refusal: ['not_a_spreadsheet', locked] }
    // Whatever else the parser stumbles over is a file that it cannot read.
    const why = error instanceof NotASpreadsheet ? error.message : ''
    return { refusal: ['not_a_spreadsheet', why] }
  }
}

// A thread of its own for each file: whatever a file makes of the parser, it is ended with the thread.
parentPort?.postMessage(answer(Buffer.from(workerData as Uint8Array)))
