import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { changeBlock } from '#lib/stays/commands/change-block.ts'
import { blockChange } from '#lib/stays/schema/blocks.ts'

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
