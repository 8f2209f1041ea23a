import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { sampleSpreadsheet } from '#lib/rooms/service/sample-spreadsheet.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a spreadsheet to fill in for the import. */
  GET: endpoint({
    who: 'staff',
    run: async () => {
      const bytes = sampleSpreadsheet()
      return serveFile({ name: 'rooms-sample.xlsx', mime, size: bytes.byteLength, bytes })
    },
  }),
})
