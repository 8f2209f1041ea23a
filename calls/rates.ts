import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'
import { attachment } from '#lib/http/serve-file.ts'
import { changeDays } from '#lib/rates/commands/change-days.ts'
import {
  addCode,
  changeCode,
  changeLongStays,
  changeRoomGuests,
} from '#lib/rates/commands/change-extras.ts'
import { addSeason, changeSeason, deleteSeason } from '#lib/rates/commands/change-season.ts'
import { importNights } from '#lib/rates/commands/import-nights.ts'
import { undoRates } from '#lib/rates/commands/undo-rates.ts'
import {
  codeAfter,
  listCodes,
  listLongStays,
  listRoomGuests,
  roomGuestsAfter,
} from '#lib/rates/queries/extras.ts'
import { rateHistory } from '#lib/rates/queries/rate-history.ts'
import { readRates } from '#lib/rates/queries/rates.ts'
import { listSeasons, seasonAfter } from '#lib/rates/queries/seasons.ts'
import { nightsOfYear } from '#lib/rates/queries/year.ts'
import { nightSheet } from '#lib/rates/rules/sheet.ts'
import { daysChange, ratesQuery } from '#lib/rates/schema/days.ts'
import {
  codeChange,
  codeInput,
  longStaysChange,
  roomGuestsChange,
} from '#lib/rates/schema/extras.ts'
import { rateHistoryQuery } from '#lib/rates/schema/history.ts'
import { seasonChange, seasonDeletion, seasonInput } from '#lib/rates/schema/seasons.ts'
import { nightsImport, yearQuery } from '#lib/rates/schema/sheet.ts'
import { nightsFile } from '#lib/rates/service/nights-file.ts'
import { maxImportBytes } from '#lib/rooms/rules/sheet.ts'
import { readSpreadsheet } from '#lib/rooms/service/read-spreadsheet.ts'
import { slugOf } from '#lib/shared/text.ts'

const fieldBytes = 16 * 1024

export const rateCalls = {
  /** Lists the discount codes, newest first, and how often each has been used. */
  'GET codes': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ codes: await listCodes(by, await databaseNow()) }),
  }),
  /** Adds a discount code. Refused with `code_taken`. */
  'POST codes': endpoint({
    who: 'staff',
    body: 'json',
    input: codeInput,
    status: 201,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      return codeAfter(by, await addCode(by, input, now), now)
    },
  }),
  /** Changes a discount code from now on, ends it, or reactivates it. Refused with `changed_meanwhile`. */
  'POST codes/[id]': endpoint({
    who: 'staff',
    params: { id: rowNumber },
    body: 'json',
    input: codeChange,
    run: async ({ input, by, params }) => {
      const now = await databaseNow()
      return codeAfter(by, await changeCode(by, params.id, input, now), now)
    },
  }),
  /** Lists the long-stay discounts. */
  'GET long-stays': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ steps: await listLongStays(by) }),
  }),
  /** Sets all long-stay discounts. Refused with `changed_meanwhile` if they aren't the ones that were `seen`. */
  'POST long-stays': endpoint({
    who: 'staff',
    body: 'json',
    input: longStaysChange,
    run: async ({ input, by }) => {
      const { change } = await changeLongStays(by, input, await databaseNow())
      return { change, steps: await listLongStays(by) }
    },
  }),
  /**
   * Returns the nights of a room with their prices and what sets them, what's free, and their seasons. Refused with
   * `room_not_found`.
   */
  'GET rates': endpoint({
    who: 'staff',
    input: ratesQuery,
    run: async ({ input, by }) => readRates(by, input, await databaseNow()),
  }),
  /** Sets a price and rules for single days of a room, or returns them to the seasons. Refused with `changed_meanwhile`. */
  'POST rates': endpoint({
    who: 'staff',
    dry: true,
    body: 'json',
    input: daysChange,
    run: async ({ input, by, dry }) => {
      const when = { now: await databaseNow(), dry }
      const { facts: _, ...effect } = await changeDays(by, input, when)
      return effect
    },
  }),
  /** Returns a room's nights for a year as a spreadsheet that can be edited and uploaded. */
  'GET rates/excel': endpoint({
    who: 'staff',
    input: yearQuery,
    run: async ({ input, by }) => {
      const { room, nights } = await nightsOfYear(by, input, await databaseNow())
      const name = slugOf(room.name) || 'room'
      return attachment(await nightsFile(nights), `rates-${name}-${input.year}.xlsx`)
    },
  }),
  /**
   * Sets a room's nights from such a spreadsheet, all or none of them. Refused with `not_a_spreadsheet`, and `import_failed`
   * with the unreadable cells in `rows`.
   */
  'POST rates/excel': endpoint({
    who: 'staff',
    dry: true,
    input: nightsImport,
    maxBytes: maxImportBytes + fieldBytes,
    run: async ({ input, by, dry }) => {
      const bytes = new Uint8Array(await input.excel_file.arrayBuffer())
      const { rows } = await readSpreadsheet(bytes, nightSheet)
      const when = { now: await databaseNow(), dry }
      const { facts: _, ...effect } = await importNights(by, { room: input.room, rows }, when)
      return effect
    },
  }),
  /** Lists how many guests the price of each room includes, and what an extra guest costs. */
  'GET rates/guests': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ rooms: await listRoomGuests(by) }),
  }),
  /** Sets how many guests the price of a room includes, and what an extra guest costs. Refused with `changed_meanwhile`. */
  'POST rates/guests': endpoint({
    who: 'staff',
    body: 'json',
    input: roomGuestsChange,
    run: async ({ input, by }) => {
      const { change } = await changeRoomGuests(by, input, await databaseNow())
      return { change, room: await roomGuestsAfter(by, input.room) }
    },
  }),
  /** Lists the changes of rates, newest first: who changed what, when, from what and to what. */
  'GET rates/history': endpoint({
    who: 'staff',
    input: rateHistoryQuery,
    run: async ({ input, by }) => rateHistory(by, input, await databaseNow()),
  }),
  /** Undoes a change of rates, if nothing has changed it since. Refused with `changed_meanwhile` and `too_late`. */
  'POST rates/history/[id]/undo': endpoint({
    who: 'staff',
    params: { id: rowNumber },
    run: async ({ by, params }) => {
      const { facts: _, ...effect } = await undoRates(by, params.id, await databaseNow())
      return effect
    },
  }),
  /** Lists the seasons and weekday prices. */
  'GET seasons': endpoint({
    who: 'staff',
    run: async ({ by }) => ({ seasons: await listSeasons(by) }),
  }),
  /**
   * Adds a season, or a weekday price for the whole year if it has no dates. Refused with `overlap`, whose message names the
   * other one.
   */
  'POST seasons': endpoint({
    who: 'staff',
    dry: true,
    body: 'json',
    input: seasonInput,
    run: async ({ input, by, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await addSeason(by, input, when))
    },
  }),
  /**
   * Changes a season, if its `version` is still the one that was seen. Refused with `overlap`, and with `changed_meanwhile`
   * and the current `season`.
   */
  'POST seasons/[id]': endpoint({
    who: 'staff',
    dry: true,
    params: { id: rowNumber },
    body: 'json',
    input: seasonChange,
    run: async ({ input, by, params, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await changeSeason(by, params.id, input, when))
    },
  }),
  /** Deletes a season, if its `version` is still the one that was seen. Refused with `changed_meanwhile`. */
  'DELETE seasons/[id]': endpoint({
    who: 'staff',
    dry: true,
    params: { id: rowNumber },
    body: 'json',
    input: seasonDeletion,
    run: async ({ input, by, params, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await deleteSeason(by, params.id, input.version, when))
    },
  }),
}
