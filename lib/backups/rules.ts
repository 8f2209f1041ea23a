import { farm } from '../farm/rules/farm.ts'
import { addDays, dayInIndia, indiaOffsetMs, timeInIndia, weekdayOf } from '../shared/dates.ts'

/** A backup of the night, which has been restored as a trial, or one from before a migration. */
export type BackupKind = 'night' | 'migration'
export type Backup = { name: string; kind: BackupKind; made: Date }

/** How the last backup went that somebody asked for, since the process started. */
export type Tried = { state: 'none' | 'running' | 'done' } | { state: 'failed'; why: string }

/** The number of backups that are kept: of nights the newest of each of so many days, then of so many weeks. */
const kept = { days: 7, weeks: 4, migrations: 3 }
const weekMs = 7 * 86_400_000
/** The hour in India at which a night's backup is made. */
const hour = '03:00'

/** The name of a file that is a whole backup; its time is India's. What is not whole yet has a longer name. */
export function backupName(kind: BackupKind, made: Date): string {
  const [day, clock = ''] = new Date(made.getTime() + indiaOffsetMs).toISOString().split('T')
  return `dontali-${day}-${clock.slice(0, 8).replaceAll(':', '')}-${kind}.gz`
}

const nameShape = /^dontali-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-(night|migration)\.gz$/

/** Reads the name of a file; null if it is not one that {@link backupName} gives. */
export function namedBackup(name: string): Backup | null {
  const [, day = '', hours, minutes, seconds, kind] = nameShape.exec(name) ?? []
  if (!kind) return null
  const minute = timeInIndia(day, `${hours}:${minutes}`).getTime()
  return { name, kind: kind as BackupKind, made: new Date(minute + Number(seconds) * 1_000) }
}

/** Returns true if no backup has been made since the last time that it was 3 at night in India. */
export function isBackupDue(last: Date, now: Date): boolean {
  const today = dayInIndia(now)
  const tonight = timeInIndia(today, hour)
  return last < (tonight <= now ? tonight : timeInIndia(addDays(today, -1), hour))
}

/**
 * The backups whose time is over: of the nights all but the newest of each of seven days and, of what is older, of each
 * of four weeks; of those before migrations all but three; and whatever is older than the privacy page says.
 */
export function outdated(backups: Backup[], now: Date): Backup[] {
  const oldest = new Date(now.getTime() - farm().backupWeeks * weekMs)
  const young = backups
    .filter(({ made }) => made > oldest)
    .sort((one, other) => other.made.getTime() - one.made.getTime())
  const nights = young.filter(({ kind }) => kind === 'night')
  const daily = newestOfEach(nights, dayOf, kept.days)
  const older = nights.filter(({ made }) => made < (daily.at(-1)?.made ?? oldest))
  const stay = new Set([
    ...daily,
    ...newestOfEach(older, weekOf, kept.weeks),
    ...young.filter(({ kind }) => kind === 'migration').slice(0, kept.migrations),
  ])
  return backups.filter((backup) => !stay.has(backup))
}

/** The first of each group of a list, of so many groups. */
function newestOfEach(backups: Backup[], groupOf: (made: Date) => string, count: number): Backup[] {
  const groups = new Map<string, Backup>()
  for (const backup of backups) {
    const group = groupOf(backup.made)
    if (!groups.has(group)) groups.set(group, backup)
  }
  return [...groups.values()].slice(0, count)
}

const dayOf = dayInIndia
const weekOf = (made: Date) => addDays(dayOf(made), 1 - weekdayOf(dayOf(made)))
