import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { farm } from '../../farm/rules/farm.ts'
import { chargesGst, rateInForce } from '../../gst/rules/registration.ts'
import { toRupees } from '../../shared/money.ts'
import { isKept } from '../queries/kept-rooms.ts'
import { freshSlug } from '../rules/name.ts'
import { type ImportedRoom, type KnownRoom, readRooms } from '../rules/read-rooms.ts'
import type { Sheet } from '../rules/sheet.ts'
import type { ImportResult } from '../schema/import.ts'
import { lockRooms } from './lock-rooms.ts'

type Known = KnownRoom & { slug: string; position: number }

/**
 * Saves the good rows of a spreadsheet together and tells what is wrong with the others. A name that exists
 * updates that room, see {@link readRooms}. With `dry` nothing is saved, and the answer tells what would be.
 */
export async function importRooms(by: Staff, sheet: Sheet, dry = false): Promise<ImportResult> {
  return transaction(async (tx) => {
    await lockRooms(tx)
    const known = await knownRooms(tx)
    const read = readRooms(sheet.rows, known)
    if (!dry && read.rooms.length > 0) await save(tx, by, read.rooms, known)
    return resultOf(read, known, { dry, ignored: sheet.ignored })
  })
}

async function save(tx: Tx, by: Staff, rooms: ImportedRoom[], known: Known[]): Promise<void> {
  const old = rooms.filter((room) => room.id !== null)
  const fresh = rooms.filter((room) => room.id === null)
  await updateRooms(tx, old)
  await addRooms(tx, fresh, known)
  const changed = new Set(old.map(({ id }) => id))
  await addToHistory(tx, by, {
    action: 'rooms_imported',
    before: known.filter(({ id }) => changed.has(id)).map(facts),
    after: [...old, ...fresh].map(facts),
  })
}

function resultOf(
  { rooms, errors, leftOut }: ReturnType<typeof readRooms>,
  known: Known[],
  asked: Pick<ImportResult, 'dry' | 'ignored'>,
): ImportResult {
  const byId = new Map(known.map((room) => [room.id, room]))
  const assumed = rooms.filter(({ isGstAssumed }) => isGstAssumed)
  const [first] = assumed
  const created = rooms.filter(({ id }) => id === null).length
  return {
    ...asked,
    imported: rooms.length,
    created,
    updated: rooms.length - created,
    rooms: rooms.map((room) => {
      const before = room.id === null ? undefined : byId.get(room.id)
      return { row: room.row, ...wireFacts(room), was: before ? wireFacts(before) : null }
    }),
    total_errors: errors.length,
    errors,
    left_out: leftOut,
    gst_assumed:
      first && chargesGst() ? { percent: farm().gstPercent, rooms: assumed.length } : null,
    message: importMessage(rooms.length, errors.length),
  }
}

type Facts = Pick<KnownRoom, 'name' | 'basePaise' | 'gstPercent' | 'units'>

function wireFacts({ name, basePaise, gstPercent, units }: Facts) {
  return { name, base_rate: toRupees(basePaise), gst_rate: rateInForce(gstPercent), units }
}

// The specification's words, whatever the number.
function importMessage(imported: number, errors: number): string {
  const done = `Successfully imported ${imported} rooms.`
  return errors > 0 ? `${done} ${errors} errors occurred.` : done
}

function knownRooms(tx: Tx): Promise<Known[]> {
  return tx.$queryRaw<Known[]>`
    SELECT id, name, slug, description, base_paise AS "basePaise",
      gst_percent::float8 AS "gstPercent", sleeps, units, position
    FROM rooms r WHERE ${isKept}`
}

async function updateRooms(tx: Tx, rooms: ImportedRoom[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE rooms SET description = row.description, base_paise = row."basePaise",
      gst_percent = row."gstPercent", sleeps = row.sleeps, units = row.units, version = rooms.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb)
      AS row (id integer, description text, "basePaise" integer, "gstPercent" numeric,
        sleeps integer, units integer)
    WHERE rooms.id = row.id`
}

async function addRooms(tx: Tx, rooms: ImportedRoom[], known: Known[]): Promise<void> {
  const taken = new Set(known.map(({ slug }) => slug))
  const fresh = rooms.map((room) => ({ ...room, slug: freshSlug(room.name, taken) }))
  const last = Math.max(0, ...known.map(({ position }) => position))
  await tx.room.createMany({
    data: fresh.map(({ name, slug, description, basePaise, gstPercent, sleeps, units }, at) => {
      const position = last + at + 1
      return { name, slug, description, basePaise, gstPercent, sleeps, units, position }
    }),
  })
  const doors = fresh.flatMap((room) => room.doors.map((name, at) => [room.slug, at + 1, name]))
  // The numbers are there already, see the trigger of the rooms.
  await tx.$executeRaw`
    UPDATE units SET name = door.value ->> 2
    FROM jsonb_array_elements(${JSON.stringify(doors)}::jsonb) AS door
    JOIN rooms r ON r.slug = door.value ->> 0 AND ${isKept}
    WHERE units.room_id = r.id AND units.number = (door.value ->> 1)::integer`
}

function facts({ name, basePaise, gstPercent, units }: Facts) {
  return { name, base_paise: basePaise, gst_percent: gstPercent, units }
}
