import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { isKept } from '../queries.ts'
import { freshSlug, type ImportedRoom, type KnownRoom, readRooms, type SheetRow } from '../rules.ts'
import type { ImportResult } from '../schema.ts'
import { lockRooms } from './lock-rooms.ts'

type Known = KnownRoom & { slug: string }

/**
 * Saves the good rows of a spreadsheet together and tells what is wrong with the others. A name that exists
 * updates that room, see {@link readRooms}.
 */
export async function importRooms(by: Staff, rows: SheetRow[]): Promise<ImportResult> {
  return transaction(async (tx) => {
    await lockRooms(tx)
    const known = await knownRooms(tx)
    const { rooms, errors } = readRooms(rows, known)
    const old = rooms.filter((room) => room.id !== null)
    const fresh = rooms.filter((room) => room.id === null)
    await updateRooms(tx, old)
    await addRooms(tx, fresh, known)
    if (rooms.length > 0) {
      const changed = new Set(old.map(({ id }) => id))
      await addToHistory(tx, by, {
        action: 'rooms_imported',
        before: known.filter(({ id }) => changed.has(id)).map(facts),
        after: [...old, ...fresh].map(facts),
      })
    }
    return {
      imported: rooms.length,
      created: fresh.length,
      updated: old.length,
      total_errors: errors.length,
      errors,
      message: importMessage(rooms.length, errors.length),
    }
  })
}

// The specification's words, whatever the number.
function importMessage(imported: number, errors: number): string {
  const done = `Successfully imported ${imported} rooms.`
  return errors > 0 ? `${done} ${errors} errors occurred.` : done
}

function knownRooms(tx: Tx): Promise<Known[]> {
  return tx.$queryRaw<Known[]>`
    SELECT id, name, slug, description, base_paise AS "basePaise",
      gst_percent::float8 AS "gstPercent", sleeps
    FROM rooms r WHERE ${isKept}`
}

async function updateRooms(tx: Tx, rooms: ImportedRoom[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE rooms SET description = row.description, base_paise = row."basePaise",
      gst_percent = row."gstPercent", sleeps = row.sleeps, version = rooms.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb)
      AS row (id integer, description text, "basePaise" integer, "gstPercent" numeric,
        sleeps integer)
    WHERE rooms.id = row.id`
}

async function addRooms(tx: Tx, rooms: ImportedRoom[], known: Known[]): Promise<void> {
  const taken = new Set(known.map(({ slug }) => slug))
  await tx.room.createMany({
    data: rooms.map(({ name, description, basePaise, gstPercent, sleeps }) => {
      return { name, description, basePaise, gstPercent, sleeps, slug: freshSlug(name, taken) }
    }),
  })
}

function facts({
  name,
  basePaise,
  gstPercent,
}: Pick<KnownRoom, 'name' | 'basePaise' | 'gstPercent'>) {
  return { name, base_paise: basePaise, gst_percent: gstPercent }
}
