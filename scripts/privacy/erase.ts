import { createInterface } from 'node:readline'
import { transaction } from '../../lib/db/transaction.ts'
import { readFarm } from '../../lib/farm/queries/published.ts'
import { farm } from '../../lib/farm/rules/farm.ts'
import { erasePerson } from '../../lib/privacy/commands/erase-person.ts'
import { findPerson, type Person } from '../../lib/privacy/queries/find-person.ts'
import type { Asked } from '../../lib/privacy/schema.ts'
import { othersWords } from './export.ts'

/** Erases a person after showing what that means, and returns what's kept and until when. */
export async function eraseAsked(
  asked: Asked,
  { yes, withOpen }: { yes: boolean; withOpen: boolean },
): Promise<string> {
  await readFarm()
  const found = await transaction((tx) => findPerson(tx, asked, new Date()))
  // If there's nothing to ask about, erasePerson says so.
  if (found.bookings.length + found.chats.length + found.jobs.length > 0) {
    process.stdout.write(`${planWords(found)}\n`)
    if (!yes && !(await agreed())) return 'Nothing was changed.'
  }
  const erased = await erasePerson('terminal', asked, { withOpen, now: new Date() })
  return `Erased. ${staysWords(erased)}${othersWords(erased.others)}`
}

function planWords({ bookings, chats, jobs }: Person): string {
  const lines = bookings.map(({ reference, status, checkIn, checkOut, paid, booksUntil }) => {
    const stays = paid
      ? `name, UTR and amounts are kept until ${booksUntil}`
      : 'only dates and amounts are kept'
    return `  booking ${reference}, ${status}, ${checkIn} to ${checkOut}: ${stays}`
  })
  const talks = chats.map(
    ({ name, messages, files }) =>
      `  conversation with ${name}, messages: ${messages}, files: ${files}`,
  )
  return ['Found:', ...lines, ...talks, `  unsent e-mails: ${jobs.length}`].join('\n')
}

async function agreed(): Promise<boolean> {
  process.stdout.write('Erase it permanently? Type yes: ')
  for await (const line of createInterface({ input: process.stdin })) {
    return line.trim().toLowerCase() === 'yes'
  }
  return false
}

function staysWords({ bookings }: Person): string {
  const paid = bookings.filter((booking) => booking.paid)
  const until = paid.map(({ booksUntil }) => booksUntil).sort()
  const kept =
    paid.length === 0
      ? "None of their bookings was paid, so their name isn't kept."
      : `For ${paid.map(({ reference }) => reference).join(', ')}, the name, UTR and amounts are kept as business records until ${until.at(-1)} at the latest (Income-tax Rules 2026, rule 46; CGST Act 2017, section 36), then deleted automatically.`
  return `${kept} E-mails that have been sent can't be erased, and existing backups keep this data until they're deleted, which takes up to ${farm().backupWeeks} weeks.`
}
