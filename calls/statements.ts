import { undoLines } from '#lib/desk/commands/undo-lines.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowHash, rowId } from '#lib/http/params.ts'
import { jsonText } from '#lib/http/respond.ts'
import { addStatement } from '#lib/statements/commands/add-statement.ts'
import { changeLayout, forgetLayout } from '#lib/statements/commands/change-layout.ts'
import { changeLine } from '#lib/statements/commands/change-line.ts'
import { verifyLines } from '#lib/statements/commands/verify-lines.ts'
import { listLayouts } from '#lib/statements/queries/kept-layouts.ts'
import { listStatements } from '#lib/statements/queries/list-statements.ts'
import { statementMatches } from '#lib/statements/queries/statement-matches.ts'
import { layoutInput, maxStatementBytes, statementInput } from '#lib/statements/schema/files.ts'
import {
  lineChange,
  lineVerifications,
  undoneIds,
  type WireMatches,
} from '#lib/statements/schema/lines.ts'

const fieldBytes = 16 * 1024

export const statementCalls = {
  /** Lists the statements of the bank that staff have uploaded, the newest first. */
  'GET statements': endpoint({ who: 'staff', run: ({ by }) => listStatements(by) }),
  /** Reads a bank's file and adds the lines that no statement had before. Nothing is verified by that. */
  'POST statements': endpoint({
    who: 'staff',
    input: statementInput,
    maxBytes: maxStatementBytes + fieldBytes,
    status: 201,
    run: async ({ input, by }) => addStatement(by, input, await databaseNow()),
  }),
  /** Returns a statement's credits beside the bookings: sure, likely and unknown, and what was verified. */
  'GET statements/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => jsonText<WireMatches>(await statementMatches(by, id)),
  }),
  /** Says that a credit is not from a guest, or may be after all, or that it is not for a certain booking. */
  'POST statements/[id]/lines/[line]': endpoint({
    who: 'staff',
    params: { id: rowId, line: rowId },
    body: 'json',
    input: lineChange,
    run: async ({ input, by, params: { line } }) => {
      await changeLine(by, line, input, await databaseNow())
      return {}
    },
  }),
  /** Verifies credits as payments of bookings, each on its own; returns what was verified and what was not. */
  'POST statements/[id]/verify': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: lineVerifications,
    // Five hundred lines, each with two IDs.
    maxBytes: 96 * 1024,
    run: async ({ input, by, params: { id } }) => verifyLines(by, id, input, await databaseNow()),
  }),
  /** Lists the layouts of bank files whose columns staff have named, the newest first. */
  'GET statements/layouts': endpoint({ who: 'staff', run: ({ by }) => listLayouts(by) }),
  /** Corrects the columns of a kept layout for files read from now on. */
  'POST statements/layouts/[id]': endpoint({
    who: 'staff',
    params: { id: rowHash },
    body: 'json',
    input: layoutInput,
    run: async ({ input, by, params: { id } }) => {
      await changeLayout(by, id, input, await databaseNow())
      return {}
    },
  }),
  /** Forgets a kept layout: for the next file with its header, staff are asked again. */
  'DELETE statements/layouts/[id]': endpoint({
    who: 'staff',
    params: { id: rowHash },
    run: async ({ by, params: { id } }) => {
      await forgetLayout(by, id)
      return {}
    },
  }),
  /** Takes back payments that the same person verified a moment ago; their credits are free again. */
  'POST statements/undo': endpoint({
    who: 'staff',
    body: 'json',
    input: undoneIds,
    run: async ({ input, by }) => undoLines(by, input.payment_ids, await databaseNow()),
  }),
}
