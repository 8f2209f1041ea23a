import { writeNote } from '#lib/desk/commands/write-note.ts'
import { noteInput } from '#lib/desk/schema/desk-record.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Writes what staff note about a booking for one another. */
  POST: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    body: 'json',
    input: noteInput,
    run: async ({ input, by, params: { reference } }) => {
      await writeNote(by, reference, input)
      return {}
    },
  }),
})
