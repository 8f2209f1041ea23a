import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { attachment } from '#lib/http/serve-file.ts'
import { importNights } from '#lib/rates/commands/import-nights.ts'
import { nightsOfYear } from '#lib/rates/queries/year.ts'
import { nightSheet } from '#lib/rates/rules/sheet.ts'
import { nightsImport, yearQuery } from '#lib/rates/schema/sheet.ts'
import { nightsFile } from '#lib/rates/service/nights-file.ts'
import { maxImportBytes } from '#lib/rooms/rules/sheet.ts'
import { readSpreadsheet } from '#lib/rooms/service/read-spreadsheet.ts'
import { slugOf } from '#lib/shared/text.ts'

const fieldBytes = 16 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the nights of a year of a room as a spreadsheet, to be changed and read back. */
  GET: endpoint({
    who: 'staff',
    input: yearQuery,
    run: async ({ input, by }) => {
      const { room, nights } = await nightsOfYear(by, input, await databaseNow())
      const name = slugOf(room.name) || 'room'
      return attachment(await nightsFile(nights), `rates-${name}-${input.year}.xlsx`)
    },
  }),
  /** Makes the nights of a room what such a spreadsheet says, all or none. */
  POST: endpoint({
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
})
