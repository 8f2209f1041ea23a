import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import { keptLayouts } from '../queries/kept-layouts.ts'
import type { Columns, StatementRead, statementInput } from '../schema/files.ts'
import { type KeptColumns, type ReadFile, readStatement } from '../service/read-statement.ts'
import { addCredits, addRefunds, linkVerified } from './add-lines.ts'

/**
 * Has a bank's file read and stores the lines that no statement had: credits, and debits that are recorded refunds. A file
 * in which nothing is new is the statement that has all of it; one with rows that cannot be read is that of the same days. Verified payments with the UTR and the sum of a new credit
 * get it as their line; nothing is verified.
 * Refuses as `readStatement` does.
 */
export async function addStatement(
  by: Staff,
  { file, password, columns }: z.infer<typeof statementInput>,
  now: Date,
): Promise<StatementRead> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const named = columns && withoutKeep(columns)
  const layouts = await keptLayouts(by)
  const today = dayInIndia(now)
  const read = await readStatement({ bytes, password, columns: named, layouts, today })
  return transaction(async (tx) => {
    if (columns?.keep) await keepLayout(tx, by, read, withoutKeep(columns))
    return store(tx, by, read, plainLine(file.name).slice(0, 200) || 'statement', now)
  })
}

function withoutKeep({ keep: _, ...columns }: Columns): KeptColumns {
  return columns
}

async function keepLayout(
  tx: Tx,
  by: Staff,
  { header, headings }: ReadFile,
  columns: KeptColumns,
): Promise<void> {
  const headerSha256 = Uint8Array.from(Buffer.from(header, 'hex'))
  const kept = { columns, headings, keptBy: by.email }
  await tx.statementLayout.upsert({
    where: { headerSha256 },
    create: { headerSha256, ...kept },
    update: kept,
  })
}

async function store(
  tx: Tx,
  by: Staff,
  read: ReadFile,
  fileName: string,
  now: Date,
): Promise<StatementRead> {
  const { account, bank, from, to, credits, paise, unread, unreadCount } = read
  // The same file twice at once: the second finds what the first has stored.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${account}, 4))::text`
  const id = randomUUID()
  const days = { fromDay: dateColumn(from), toDay: dateColumn(to) }
  const facts = { account, bank, fileName, ...days, credits, paise, newLines: 0 }
  const unreadRows = { unread, unreadCount }
  await tx.statement.create({
    data: { id, ...facts, ...unreadRows, readBy: by.email, readAt: now },
  })
  const fresh = await addCredits(tx, id, account, read.lines)
  const refunds = await addRefunds(tx, id, account, read.debits)
  const lines = { new_lines: fresh + refunds, known_lines: credits - fresh, unread, bank }
  const whole = lines.new_lines === 0 ? await findWhole(tx, id, facts, unreadCount > 0) : null
  if (whole) {
    await tx.statement.delete({ where: { id } })
    if (unreadCount > 0) await tx.statement.update({ where: { id: whole }, data: unreadRows })
    return { id: whole, ...lines }
  }
  await linkVerified(tx, id)
  await tx.statement.update({ where: { id }, data: { newLines: lines.new_lines } })
  const after = { statement: id, account, from, to, new_lines: lines.new_lines }
  await addToHistory(tx, by, { action: 'statement_read', after })
  return { id, ...lines }
}

type Range = { account: string; fromDay: Date; toDay: Date }

async function findWhole(tx: Tx, not: string, of: Range, isOfSameDays: boolean) {
  const { account, fromDay, toDay } = of
  const days = isOfSameDays
    ? { fromDay, toDay }
    : { fromDay: { lte: fromDay }, toDay: { gte: toDay } }
  const found = await tx.statement.findFirst({
    where: { account, ...days, id: { not } },
    orderBy: { readAt: 'desc' },
    select: { id: true },
  })
  return found?.id ?? null
}
