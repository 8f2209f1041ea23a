import type { WarningName } from '../shared/stored-names.ts'

/** Something that is wrong, as the dashboard shows it; `since` is ISO. */
export type Warning = { name: WarningName; text: string; since: string }

/** The figures that tell how the service is. Ages are in seconds, 0 where nothing waits. */
export type Figures = {
  /** Mails that wait, by the age of the one that should have gone first, and those given up in the last day. */
  mails: { waiting: number; oldest: number; failed: number }
  /**
   * Jobs that could be done now, by the age of the first, and those that failed for good; `moves` if one was begun in the
   * last ten minutes.
   */
  queue: { waiting: number; oldest: number; failed: number; moves: boolean }
  /** Bytes of the disk that DATA_DIR is on. */
  disk: { free: number; total: number }
  /** The times of the last good backup and of the database itself; null where no backups make themselves. */
  backups: { last: Date | null; databaseMade: Date } | null
  /** What shows that an untrusted proxy is in front: the site's own address, or a header; null if nothing does. */
  proxy: 'https' | 'forwarded' | null
}
