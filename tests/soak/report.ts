import type { BadSmtp } from './bad-smtp.ts'
import type { Ledger } from './ledger.ts'
import type { Row } from './reconcile.ts'
import type { Stand } from './stand.ts'

type Report = { rows: Row[]; ledger: Ledger; stand: Stand; smtp: BadSmtp }

/** Prints what happened and, at the end, the table of the reconciliation. */
export function printReport({ rows, ledger, stand, smtp }: Report): void {
  const parts = [
    counted('Blows', stand.blows),
    counted('What the mail server did', smtp.moods),
    counted('Answers', ledger.answers),
    counted('The log', logged(stand.written + stand.server.output())),
    ...ledger.faults.slice(0, 20).map((fault) => `FAULT ${fault}`),
    table(rows),
  ]
  process.stdout.write(`${parts.join('\n\n')}\n`)
}

function counted(title: string, counts: Map<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return [title, ...sorted.map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`)].join(
    '\n',
  )
}

/** The lines of the log by what they say. */
function logged(output: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue
    const { level, msg, jobs, err } = JSON.parse(line)
    const words = String(msg ?? jobs ?? err?.message).replace(/[0-9a-f-]{36}|\d+/g, '#')
    const named = `${level} ${words.slice(0, 120)}`
    counts.set(named, (counts.get(named) ?? 0) + 1)
  }
  return counts
}

function table(rows: Row[]): string {
  const cells = rows.map(({ what, due, found, ok }) => [
    ok ? 'ok' : 'NOT',
    what,
    `${due}`,
    `${found}`,
  ])
  const all = [['', '', 'first, due', 'last, found'], ...cells]
  const widths = [0, 1, 2, 3].map((n) => Math.max(...all.map((line) => line[n]?.length ?? 0)))
  return all
    .map((line) =>
      line
        .map((cell, n) => (n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
