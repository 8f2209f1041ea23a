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
  /** Lists the uploaded bank statements, newest first. */
  'GET statements': endpoint({ who: 'staff', run: ({ by }) => listStatements(by) }),
  /** Reads a bank statement and adds its new lines. It doesn't verify any payments. */
  'POST statements': endpoint({
    who: 'staff',
    input: statementInput,
    maxBytes: maxStatementBytes + fieldBytes,
    status: 201,
    run: async ({ input, by }) => addStatement(by, input, await databaseNow()),
  }),
  /** Returns a statement's credits and the bookings they match: sure, likely and unknown matches, and verified ones. */
  'GET statements/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => jsonText<WireMatches>(await statementMatches(by, id)),
  }),
  /** Marks a credit as not from a guest, or not for a certain booking, or removes that mark. */
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
  /** Verifies credits as payments of bookings, independently of each other; returns what was and wasn't verified. */
  'POST statements/[id]/verify': endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: lineVerifications,
    // Five hundred lines, each with two IDs.
    maxBytes: 96 * 1024,
    run: async ({ input, by, params: { id } }) => verifyLines(by, id, input, await databaseNow()),
  }),
  /** Lists the bank file layouts whose columns staff have named, newest first. */
  'GET statements/layouts': endpoint({ who: 'staff', run: ({ by }) => listLayouts(by) }),
  /** Corrects the columns of a saved layout for future files. */
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
  /** Deletes a saved layout; staff are asked again for the next file with its header. */
  'DELETE statements/layouts/[id]': endpoint({
    who: 'staff',
    params: { id: rowHash },
    run: async ({ by, params: { id } }) => {
      await forgetLayout(by, id)
      return {}
    },
  }),
  /** Undoes payments that the same person has just verified, and frees their credits. */
  'POST statements/undo': endpoint({
    who: 'staff',
    body: 'json',
    input: undoneIds,
    run: async ({ input, by }) => undoLines(by, input.payment_ids, await databaseNow()),
  }),
}
