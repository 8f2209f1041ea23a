import { type Tx, transaction } from '../db/transaction.ts'
import { addJob, type Jobs } from '../jobs/queue.ts'
import type { WarningName } from '../shared/stored-names.ts'
import { readFigures } from './queries.ts'
import { lookAt, nextWarningState, type WarningState } from './rules.ts'

type Mail = Jobs['send_warning_mail']
type Row = WarningState & { text: string }

/**
 * Looks how the service is, keeps what is wrong for the dashboard, and enqueues the mails about it, which it returns.
 * Does nothing when this process or another has looked in the last five minutes.
 */
export async function checkHealth(): Promise<Mail[]> {
  return transaction(async (tx) => {
    const now = await takeTurn(tx)
    if (!now) return []
    const mails: Mail[] = []
    for (const [name, wrong] of Object.entries(lookAt(await readFigures(), now))) {
      const mail = await note(tx, { name: name as WarningName, wrong, now })
      if (mail) mails.push(mail)
    }
    for (const mail of mails) await addJob(tx, 'send_warning_mail', mail)
    return mails
  })
}

/** The database's time, or undefined when it is too early to look again. */
async function takeTurn(tx: Tx): Promise<Date | undefined> {
  const rows = await tx.$queryRaw<{ now: Date }[]>`
    INSERT INTO settings (key, value) VALUES ('health_checked', 'true')
    ON CONFLICT (key) DO UPDATE SET updated_at = now()
      WHERE settings.updated_at <= now() - interval '5 minutes'
    RETURNING now()`
  return rows[0]?.now
}

async function note(
  tx: Tx,
  { name, wrong, now }: { name: WarningName; wrong: string | null; now: Date },
): Promise<Mail | undefined> {
  const before = await readRow(tx, name)
  const { tell, ...standing } = nextWarningState(before, wrong !== null, now)
  const text = wrong ?? before.text
  const row = { ...standing, text }
  await tx.warning.upsert({ where: { name }, create: { name, ...row }, update: row })
  return tell ? { name, tell, text, at: now.toISOString() } : undefined
}

async function readRow(tx: Tx, name: WarningName): Promise<Row> {
  const row = await tx.warning.findUnique({ where: { name }, omit: { name: true } })
  return row ?? { since: null, toldAt: null, text: '' }
}
