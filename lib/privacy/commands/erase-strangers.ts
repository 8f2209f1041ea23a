import { prisma } from '../../db/client.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { erasedWord } from '../../shared/stored-names.ts'
import { strangerDays } from '../rules.ts'

/**
 * Takes the words of the bank out of lines that never became a payment here: they name people who have nothing to do with
 * the farm. Day, sum and hash stay, so that the same file again adds nothing.
 */
export async function eraseStrangers(now: Date): Promise<void> {
  const before = addDays(dayInIndia(now), -strangerDays)
  await prisma().$executeRaw`
    UPDATE statement_lines l SET narration = ${erasedWord}, utr = NULL, codes = '{}'
    WHERE l.on_day < ${before}::date AND l.narration <> ${erasedWord}
      AND NOT EXISTS (SELECT FROM payments p WHERE p.statement_line_id = l.id)`
}
