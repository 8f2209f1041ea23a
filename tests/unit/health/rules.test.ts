import { describe, expect, test } from 'vitest'
import { lookAt, nextWarningState, type WarningState } from '#lib/health/rules.ts'
import type { Figures } from '#lib/health/schema.ts'

const now = new Date('2026-11-23T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const well: Figures = {
  mails: { waiting: 3, oldest: 1_800, failed: 4 },
  queue: { waiting: 2, oldest: 600, failed: 9, moves: false },
  disk: { free: 1_000_000_000, total: 10_000_000_000 },
  backups: { last: hours(-48), databaseMade: hours(-900) },
  proxy: null,
}
/** What is wrong when some figures are others. */
const wrong = (change: Partial<Figures>) =>
  Object.entries(lookAt({ ...well, ...change }, now)).filter(([, text]) => text !== null)

describe('what is wrong', () => {
  test('is nothing up to the limits', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ backups: null })).toEqual([])
    expect(wrong({ backups: { last: null, databaseMade: hours(-48) } })).toEqual([])
  })

  test.each<[Partial<Figures>, string, string]>([
    [
      { mails: { waiting: 3, oldest: 1_860, failed: 0 } },
      'mails',
      'An e-mail has been waiting 31\u00a0minutes to be sent, and 2 more are waiting. We’ll send them as soon as your mail server accepts them.',
    ],
    [
      { mails: { waiting: 2, oldest: 1_860, failed: 0 } },
      'mails',
      'An e-mail has been waiting 31\u00a0minutes to be sent, and 1 more is waiting. We’ll send them as soon as your mail server accepts them.',
    ],
    [
      { mails: { waiting: 1, oldest: 1_860, failed: 0 } },
      'mails',
      'An e-mail has been waiting 31\u00a0minutes to be sent. We’ll send it as soon as your mail server accepts it.',
    ],
    [
      { mails: { waiting: 0, oldest: 0, failed: 5 } },
      'mails',
      '5 e-mails couldn’t be sent in the last day.',
    ],
    [
      { proxy: 'https' },
      'proxy',
      'A proxy is in front of this site (PUBLIC_URL begins with https), but TRUST_PROXY is 0. So all guests look like one sender, and after 60 unpaid nights the site refuses every booking. Add the line TRUST_PROXY=1 to .env, or the number of proxies if there are several, and restart.',
    ],
    [
      { disk: { free: 999_000_000, total: 5_000_000_000 } },
      'disk',
      'The disk has 1.0\u00a0GB free (19%).',
    ],
    [
      { disk: { free: 9_900_000_000, total: 100_000_000_000 } },
      'disk',
      'The disk has 9.9\u00a0GB free (9%).',
    ],
    [
      { backups: { last: hours(-49), databaseMade: hours(-900) } },
      'backups',
      'The last good backup was on 21 Nov 2026, 4:30 pm.',
    ],
    [
      { backups: { last: null, databaseMade: hours(-49) } },
      'backups',
      'No good backup has been made yet.',
    ],
    [
      { queue: { ...well.queue, oldest: 7_300 } },
      'queue',
      'Background jobs, such as sending e-mails, haven’t run for 2\u00a0hours.',
    ],
  ])('%o', (change, name, text) => {
    expect(wrong(change)).toEqual([[name, text]])
  })

  test('is not a queue that is long and moves', () => {
    expect(wrong({ queue: { ...well.queue, oldest: 7_300, moves: true } })).toEqual([])
  })
})

describe('a mail about it', () => {
  /** What is told when it is looked at every hour, wrong or not. */
  function told(...looks: boolean[]) {
    let standing: WarningState = { since: null, toldAt: null }
    return looks.map((isWrong, at) => {
      const { tell, ...next } = nextWarningState(standing, isWrong, hours(at))
      standing = next
      return tell
    })
  }

  test('goes when it begins, once a day while it lasts, and once when it is over', () => {
    const day = Array.from({ length: 49 }, () => true)
    const tells = told(...day, false, false)
    const when = tells.flatMap((tell, at) => (tell ? [[at, tell]] : []))
    expect(when).toEqual([
      [0, 'began'],
      [24, 'lasts'],
      [48, 'lasts'],
      [49, 'ended'],
    ])
  })

  test('does not go again within a day for what comes and goes, nor for the end of what was not told', () => {
    expect(told(true, false, true, false, true)).toEqual(['began', 'ended', null, null, null])
  })

  test('does not go while all is well', () => {
    expect(told(false, false)).toEqual([null, null])
  })
})
