import { changeBlock } from '#lib/booking/commands/change-block.ts'
import { blockChange } from '#lib/booking/schema/blocks.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes the nights, the unit, the reason and the line of a block, if it is still as it was `seen`. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: blockChange,
    run: async ({ input, by, params: { id } }) => {
      await changeBlock(by, id, input, await databaseNow())
      return {}
    },
  }),
})
