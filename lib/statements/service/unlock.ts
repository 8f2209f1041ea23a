import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { LockedSpreadsheet } from '../../shared/open-spreadsheet.ts'

/** The error of a lock that we cannot open: one that Excel before 2010 makes. */
export class OldLock extends Error {}

/** Returns true for an .xlsx with a password: a compound file, as .xls is one, with a package in it (MS-OFFCRYPTO). */
export function isLockedPackage(bytes: Buffer): boolean {
  const isCompound = bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  return isCompound && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}

/**
 * Returns an .xlsx with a password (agile encryption) without it, and any other file as it is. Throws a LockedSpreadsheet for
 * a wrong password, an OldLock for another kind of lock.
 */
export async function unlock(bytes: Buffer, password: string): Promise<Buffer> {
  if (password === '' || !isLockedPackage(bytes)) return bytes
  try {
    return Buffer.from(await saveXlsx(await openXlsx(bytes, { password })))
  } catch (error) {
    const { message } = error as Error
    throw message === 'Incorrect password.' ? new LockedSpreadsheet() : new OldLock(message)
  }
}
