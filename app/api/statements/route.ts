import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { addStatement } from '#lib/statements/commands/add-statement.ts'
import { listStatements } from '#lib/statements/queries/list-statements.ts'
import { maxStatementBytes, statementInput } from '#lib/statements/schema/files.ts'

const fieldBytes = 16 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the bank's statements that staff had read, the newest first. */
  GET: endpoint({ who: 'staff', run: ({ by }) => listStatements(by) }),
  /** Reads a bank's file and adds the lines that no statement had. Nothing is verified by it. */
  POST: endpoint({
    who: 'staff',
    input: statementInput,
    maxBytes: maxStatementBytes + fieldBytes,
    status: 201,
    run: async ({ input, by }) => addStatement(by, input, await databaseNow()),
  }),
})
