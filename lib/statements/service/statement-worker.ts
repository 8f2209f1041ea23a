import { parentPort, workerData } from 'node:worker_threads'
import { ZipBomb } from '../../shared/inflate-zip.ts'
import { LockedSpreadsheet } from '../../shared/open-spreadsheet.ts'
import { bankSheets } from './bank-sheets.ts'
import { readFile } from './read-file.ts'
import type { ReadAnswer, ReadOrder } from './read-statement.ts'

const unfolds = 'That file unfolds to far more than a statement needs.'

function answer({ bytes, ...given }: ReadOrder): ReadAnswer {
  try {
    return readFile(bankSheets(Buffer.from(bytes)), given)
  } catch (error) {
    if (error instanceof ZipBomb) return { refusal: ['too_large', unfolds] }
    if (error instanceof LockedSpreadsheet) return { refusal: ['password_needed', ''] }
    // Whatever else the parser stumbles over is a file that it cannot read.
    return { refusal: ['not_a_spreadsheet', ''] }
  }
}

parentPort?.postMessage(answer(workerData as ReadOrder))
