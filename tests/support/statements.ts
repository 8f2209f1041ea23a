import { statementCalls as declaredStatementCalls } from '#calls/statements.ts'
import type { Movement } from './bank-account.ts'
import { type Bank, bankFile, bankRows } from './bank-files.ts'
import { claimOf, insertBooking } from './bookings.ts'
import { call } from './call.ts'
import { routeAt } from './route.ts'

const changing = routeAt(declaredStatementCalls, 'statements/[id]/lines/[line]')
const statement = routeAt(declaredStatementCalls, 'statements/[id]')
const verifying = routeAt(declaredStatementCalls, 'statements/[id]/verify')
const layout = routeAt(declaredStatementCalls, 'statements/layouts/[id]')
const layouts = routeAt(declaredStatementCalls, 'statements/layouts')
const statements = routeAt(declaredStatementCalls, 'statements')
const undoing = routeAt(declaredStatementCalls, 'statements/undo')

/** The day of the made-up movements. */
export const on = '2026-11-20'
let count = 0

/** A UTR that nothing else has. */
export const freshUtr = () => `6324${String(++count).padStart(8, '0')}`

/** A movement of an account: one credit of a whole stay, with a UTR of its own, unless said otherwise. */
export const movement = (rest: Partial<Movement>): Movement => ({
  on,
  rupees: 14_160,
  payer: 'ASHA PATIL',
  utr: freshUtr(),
  note: 'FARM',
  ...rest,
})

/** What a bank writes of the movements. */
export const fileOf = (movements: Movement[], bank: Bank = 'Axis') =>
  new File([bankFile(bank, bankRows(bank, movements))], 'statement.csv')

/** A booking with a claim that has a UTR of its own. */
export async function claimed(rest: Parameters<typeof insertBooking>[0] = {}) {
  const utr = rest.utr ?? freshUtr()
  const booking = await insertBooking({ createdAt: new Date(`${on}T06:00:00Z`), ...rest, utr })
  const { id: payment } = await claimOf(booking.id)
  return { ...booking, utr, payment }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract promises and fails otherwise
type Wire = any

/** The line with that UTR, or the match that has it, among lines or matches. */
export const lineOf = (group: Wire[], utr: string) =>
  group.map((one) => ({ ...one, line: one.line ?? one })).find(({ line }) => line.utr === utr)

/** The calls of statements, asked with a Cookie header, or by nobody. */
export const statementCalls = (cookie?: string) => {
  const send = (file: File, fields: Record<string, string> = {}) =>
    call(statements, 'POST', '/api/statements', { cookie, form: { file, ...fields } })
  return {
    send,
    layouts: () => call(layouts, 'GET', '/api/statements/layouts', { cookie }),
    changeLayout: (id: string, json: object) =>
      call(layout, 'POST', '/api/statements/layouts/x', { cookie, params: { id }, json }),
    forgetLayout: (id: string) =>
      call(layout, 'DELETE', '/api/statements/layouts/x', { cookie, params: { id } }),
    list: () => call(statements, 'GET', '/api/statements', { cookie }),
    see: (id: string) => call(statement, 'GET', '/api/statements/x', { cookie, params: { id } }),
    verify: (id: string, lines: object[]) =>
      call(verifying, 'POST', '/api/statements/x/verify', {
        cookie,
        params: { id },
        json: { lines },
      }),
    undo: (ids: string[]) =>
      call(undoing, 'POST', '/api/statements/undo', { cookie, json: { payment_ids: ids } }),
    change: (id: string, line: string, json: object) =>
      call(changing, 'POST', '/api/statements/x/lines/y', { cookie, params: { id, line }, json }),
    /** Reads a file that must be readable. */
    async read(movements: Movement[], bank?: Bank): Promise<Wire> {
      const { status, body } = await send(fileOf(movements, bank))
      if (status !== 201) throw new Error(`The statement was refused: ${JSON.stringify(body)}`)
      return body
    },
    async matches(id: string): Promise<Wire> {
      return (await this.see(id)).body
    },
    /** A claim of a booking, and a statement whose credit has its UTR. */
    async sure(rest: Partial<Movement> = {}) {
      const booking = await claimed()
      const { id } = await this.read([movement({ utr: booking.utr, ...rest })])
      const found = await this.matches(id)
      const line: string = lineOf([...found.sure, ...found.likely], booking.utr).line.id
      return { booking, id, line, ask: { line_id: line, payment_id: booking.payment } }
    },
  }
}
