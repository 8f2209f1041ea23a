import { maxUnverifiedNights } from '../booking/rules/sender.ts'
import { formatInstant } from '../shared/dates.ts'
import type { Telling, WarningName } from '../shared/stored-names.ts'
import type { Figures } from './schema.ts'

/** The last instants at which something became wrong, null while it is well, and at which it was mailed. */
export type WarningState = { since: Date | null; toldAt: Date | null }

const limits = {
  mailsFailed: 5,
  mailSeconds: 30 * 60,
  queueSeconds: 10 * 60,
  diskBytes: 1_000_000_000,
  diskShare: 0.1,
  backupMs: 2 * 86_400_000,
}
const dayMs = 86_400_000

/** Says of each thing what is wrong with it, as sentences for staff, or null. */
export function lookAt(figures: Figures, now: Date): Record<WarningName, string | null> {
  return {
    mails: mailsWrong(figures.mails),
    disk: diskWrong(figures.disk),
    backups: figures.backups && backupsWrong(figures.backups, now),
    queue: queueWrong(figures.queue),
    proxy: proxyWrong(figures.proxy),
  }
}

/**
 * Decides what to mail and what to keep: once when it becomes wrong, once a day while it lasts, and once when it is well
 * again. What comes and goes is not mailed more often than that.
 */
export function nextWarningState(
  { since, toldAt }: WarningState,
  isWrong: boolean,
  now: Date,
): WarningState & { tell: Telling | null } {
  if (!isWrong) {
    const wasTold = since !== null && toldAt !== null && toldAt >= since
    return { since: null, toldAt, tell: wasTold ? 'ended' : null }
  }
  const isDue = toldAt === null || now.getTime() - toldAt.getTime() >= dayMs
  const tell = since === null ? 'began' : 'lasts'
  return { since: since ?? now, toldAt: isDue ? now : toldAt, tell: isDue ? tell : null }
}

function mailsWrong({ waiting, oldest, failed }: Figures['mails']): string | null {
  if (oldest > limits.mailSeconds) {
    const others = waiting - 1
    const [more, them] =
      others > 0
        ? [`, and ${others} more ${others === 1 ? 'is' : 'are'} waiting`, 'them']
        : ['', 'it']
    return `An e-mail has been waiting ${minutes(oldest)} to be sent${more}. We’ll send ${them} as soon as your mail server accepts ${them}.`
  }
  return failed < limits.mailsFailed ? null : `${failed} e-mails couldn’t be sent in the last day.`
}

function diskWrong({ free, total }: Figures['disk']): string | null {
  const share = free / total
  if (free >= limits.diskBytes && share >= limits.diskShare) return null
  return `The disk has ${(free / 1e9).toFixed(1)}\u00a0GB free (${Math.floor(share * 100)}%).`
}

type Backups = NonNullable<Figures['backups']>
function backupsWrong({ last, databaseMade }: Backups, now: Date): string | null {
  const age = now.getTime() - (last ?? databaseMade).getTime()
  if (age <= limits.backupMs) return null
  return last
    ? `The last good backup was on ${formatInstant(last)}.`
    : 'No good backup has been made yet.'
}

function queueWrong({ moves, oldest }: Figures['queue']): string | null {
  if (moves || oldest <= limits.queueSeconds) return null
  return `Background jobs, such as sending e-mails, haven’t run for ${minutes(oldest)}.`
}

/** Says what is wrong where a proxy is in front that TRUST_PROXY does not count, and which line mends it. */
export function proxyWrong(proxy: Figures['proxy']): string | null {
  if (!proxy) return null
  const sign =
    proxy === 'https' ? 'PUBLIC_URL begins with https' : 'requests come with X-Forwarded-For'
  return `A proxy is in front of this site (${sign}), but TRUST_PROXY is 0. So all guests look like one sender, and after ${maxUnverifiedNights} unpaid nights the site refuses every booking. Add the line TRUST_PROXY=1 to .env, or the number of proxies if there are several, and restart.`
}

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60)
  return whole < 120 ? `${whole}\u00a0minutes` : `${Math.floor(whole / 60)}\u00a0hours`
}
