import { describe, expect, test } from 'vitest'
import { backupName, isBackupDue, namedBackup, outdated } from '#lib/backups/rules.ts'
import { property } from '#lib/property.ts'

const dayMs = 86_400_000
const named = (name: string) => {
  const found = namedBackup(name)
  if (!found) throw new Error(`${name} is no backup.`)
  return found
}

describe('the name of a backup', () => {
  test('says its time in India and its kind, and is read as that', () => {
    const made = new Date('2026-11-23T21:30:09Z')
    expect(backupName('night', made)).toBe('dontali-2026-11-24-030009-night.gz')
    expect(named(backupName('migration', made))).toMatchObject({ kind: 'migration', made })
  })

  test.each(['x', '.gz', '.gz.unchecked', '.gz.unchecked.part', '.tar.gz'])(
    'is no other’s: dontali-2026-11-24-030009-night%s',
    (end) => {
      const name = `dontali-2026-11-24-030009-night${end}`
      expect(namedBackup(name)?.name).toBe(end === '.gz' ? name : undefined)
    },
  )
})

describe('the backup of the night', () => {
  const last = new Date('2026-11-22T21:31:00Z')
  test.each([
    ['2026-11-22T21:45:00Z', false],
    ['2026-11-23T21:29:59Z', false],
    ['2026-11-23T21:30:00Z', true],
    ['2026-11-24T06:00:00Z', true],
    ['2026-12-24T06:00:00Z', true],
  ])('made at 3:01 is not due again before 3 in India: at %s %s', (now, due) => {
    expect(isBackupDue(last, new Date(now))).toBe(due)
  })

  test('of a database that was made by day is due the night after', () => {
    const made = new Date('2026-11-23T09:00:00Z')
    expect(isBackupDue(made, new Date('2026-11-23T21:29:00Z'))).toBe(false)
    expect(isBackupDue(made, new Date('2026-11-23T21:30:00Z'))).toBe(true)
  })
})

describe('of the backups of a hundred nights', () => {
  /** Makes one each night and removes what is outdated each time, as the job does. */
  function afterNights(count: number, first = Date.parse('2026-09-01T21:30:00Z')) {
    let kept: ReturnType<typeof named>[] = []
    for (let night = 0; night < count; night++) {
      const now = new Date(first + night * dayMs)
      kept.push(named(backupName('night', now)))
      const old = outdated(kept, now)
      kept = kept.filter((backup) => !old.includes(backup))
    }
    const last = first + (count - 1) * dayMs
    return kept.map(({ made }) => (last - made.getTime()) / dayMs).sort((a, b) => a - b)
  }

  test.each([100, 101, 102, 103, 104, 105, 106])(
    'seven days and four weeks are kept, on each day of the week (%s)',
    (nights) => {
      const ages = afterNights(nights)
      expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
      const weekly = ages.slice(7)
      expect(weekly).toHaveLength(4)
      expect(weekly.slice(2).map((age, n) => age - (weekly[n + 1] ?? 0))).toEqual([7, 7])
      expect(weekly.at(-1)).toBeGreaterThan(21)
      expect(weekly.at(-1)).toBeLessThan(property.backupWeeks * 7)
    },
  )

  test('none is older than the privacy page says, also when nights were left out', () => {
    const now = new Date('2026-11-23T21:30:00Z')
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const days = property.backupWeeks * 7
    const old = named(backupName('night', daysAgo(days + 1)))
    const before = named(backupName('migration', daysAgo(days + 1)))
    const young = named(backupName('night', daysAgo(days - 1)))
    expect(outdated([old, young, before], now)).toEqual([old, before])
  })

  test('those before migrations are counted by themselves: the last three', () => {
    const now = new Date('2026-11-23T21:30:00Z')
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const backups = [1, 2, 3, 4].map((minutes) => named(backupName('migration', at(minutes))))
    const night = named(backupName('night', at(600)))
    expect(outdated([...backups, night], now)).toEqual([backups[3]])
  })
})
