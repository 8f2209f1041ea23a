import { ZipBomb } from '../../shared/inflate-zip.ts'
import { LockedSpreadsheet } from '../../shared/open-spreadsheet.ts'
import { bankSheets } from './bank-sheets.ts'
import { readFile } from './read-file.ts'
import type { ReadAnswer, ReadOrder } from './read-statement.ts'
import { isLockedPackage, OldLock, unlock } from './unlock.ts'

const oldLock =
  'We can only open files locked with Excel 2010 or later. Please save this one without a password.'
const unfolds = 'This file is far too large once it’s unpacked.'

/** Reads a bank's file where it is called. It may take long: {@link readStatement} does so in a thread of its own. */
export async function readHere({ bytes, password, ...given }: ReadOrder): Promise<ReadAnswer> {
  try {
    return readFile(bankSheets(await unlock(Buffer.from(bytes), password)), given)
  } catch (error) {
    if (error instanceof ZipBomb) return { refusal: ['too_large', unfolds] }
    const isLocked = error instanceof LockedSpreadsheet
    if (isLocked && isLockedPackage(Buffer.from(bytes))) return { refusal: ['password_needed', ''] }
    if (isLocked || error instanceof OldLock) return { refusal: ['not_a_spreadsheet', oldLock] }
    // Whatever else the parser stumbles over is a file that it cannot read.
    return { refusal: ['not_a_spreadsheet', ''] }
  }
}
