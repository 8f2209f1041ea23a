import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { importRooms } from '#lib/rooms/commands/import-rooms.ts'
import { maxImportBytes, roomSheet } from '#lib/rooms/rules/sheet.ts'
import { importInput } from '#lib/rooms/schema/import.ts'
import { readSpreadsheet } from '#lib/rooms/service/read-spreadsheet.ts'

const fieldBytes = 16 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Adds and updates rooms from a spreadsheet. */
  POST: endpoint({
    who: 'staff',
    dry: true,
    input: importInput,
    maxBytes: maxImportBytes + fieldBytes,
    run: async ({ input, by, dry }) => {
      const bytes = new Uint8Array(await input.excel_file.arrayBuffer())
      return importRooms(by, await readSpreadsheet(bytes, roomSheet), dry)
    },
  }),
})
