import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transaction } from '../../lib/db/transaction.ts'
import { noteExport } from '../../lib/privacy/commands/note-export.ts'
import { personalRecord } from '../../lib/privacy/queries/personal-record.ts'
import type { Asked } from '../../lib/privacy/schema.ts'

/**
 * Writes what is kept about somebody into a new folder that only its owner may read: record.json, and the files that it
 * names. Returns what was written. Throws an Error of one sentence if the folder is there or nothing is kept.
 */
export async function exportPerson(asked: Asked, folder: string): Promise<string> {
  return transaction(async (tx) => {
    const { person, record, files } = await personalRecord(tx, asked, new Date())
    const { customers, bookings, chats, jobs } = person
    if (customers.length + bookings.length + chats.length + jobs.length === 0) {
      throw new Error('Nothing is kept under that.')
    }
    await makeFolder(folder)
    await mkdir(join(folder, 'files'), { mode: 0o700 })
    for (const { id, path } of files) {
      const { bytes } = await tx.file.findUniqueOrThrow({ where: { id }, select: { bytes: true } })
      await writeFile(join(folder, path), bytes, { mode: 0o600, flag: 'wx' })
    }
    const text = `${JSON.stringify(record, null, 2)}\n`
    await writeFile(join(folder, 'record.json'), text, { mode: 0o600, flag: 'wx' })
    await noteExport(tx, 'terminal', person)
    return `${folder}: ${bookings.length} bookings, ${chats.length} conversations, ${files.length} files.${othersWords(person.others)}`
  })
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST')
      throw new Error(`${folder} is there already and was left as it is.`)
    throw new Error(`${folder} cannot be made: ${error.code}.`)
  })
}

/** Says under what else something may be kept; empty if there is nothing. */
export function othersWords(others: string[]): string {
  if (others.length === 0) return ''
  return `\nThe bookings also name ${others.join(', ')}. If that is the same person, ask for it as well.`
}
