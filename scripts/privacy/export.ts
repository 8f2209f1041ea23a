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
      throw new Error('Nothing was found for that address or number.')
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
    return `Saved to ${folder}. Bookings: ${bookings.length}, conversations: ${chats.length}, files: ${files.length}.${othersWords(person.others)}`
  })
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${folder} already exists. Nothing was written.`)
    throw new Error(`${folder} couldn't be created: ${error.code}.`)
  })
}

/** Says under what else something may be kept; empty if there is nothing. */
export function othersWords(others: string[]): string {
  if (others.length === 0) return ''
  return `\nThe bookings also include ${others.join(', ')}. If that's the same person, run the command for it too.`
}
