import type { Staff } from '../../auth/schema.ts'
import type { SheetRow } from '../../rooms/rules/sheet.ts'
import { Refusal } from '../../shared/refusal.ts'
import { givenBy, type NightColumn, type NightError, readNights } from '../rules/sheet.ts'
import type { Done } from '../schema/facts.ts'
import { dayProblem, putDays } from './change-days.ts'
import type { When } from './put-facts.ts'

const mostErrors = 50

/**
 * Makes the nights of a room what the rows of a spreadsheet say, all of them or none: what is as the rules say stays with them, what
 * differs becomes the day's own. `import_failed` with the `rows` that are wrong; `room_not_found`.
 */
export async function importNights(
  by: Staff,
  { room, rows }: { room: number; rows: SheetRow<NightColumn>[] },
  when: When,
): Promise<Done> {
  const { nights, errors } = readNights(rows)
  requireGood(errors)
  if (nights.length === 0)
    throw new Refusal('import_failed', { message: 'The file has no nights.' })
  const sheet = new Map(nights.map((night) => [night.day, night]))
  // The file may contain past nights, as long as their prices are unchanged.
  return putDays(
    by,
    { room, days: [...sheet.keys()] },
    ({ night, ruled }) => {
      const row = sheet.get(night.date)
      const given = row ? givenBy(row, night, ruled) : null
      const message = dayProblem([night.date], when.now)
      if (row && given && message) requireGood([{ row: row.row, column: 'Date', message }])
      return given
    },
    when,
  )
}

function requireGood(errors: NightError[]): void {
  const [first] = errors
  if (!first) return
  throw new Refusal('import_failed', {
    message: `Row ${first.row}, ${first.column}: ${first.message} Nothing was changed.`,
    data: { rows: errors.slice(0, mostErrors), total_errors: errors.length },
  })
}
