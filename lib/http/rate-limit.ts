import type { QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Asker } from '../auth/schema.ts'
import { maxBytesADay, maxClientBytesADay } from '../chat/rules/files.ts'
import { pool } from '../db/client.ts'
import { env, type LimitName } from '../env.ts'
import { type Share, sharesOf } from '../shared/networks.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'

/** A limit of so many points in so many seconds; past it, refused for `block` seconds if given. */
type Rule = { count: number; seconds: number; block?: number }

const limiters = new Map<string, RateLimiterPostgres>()

function limiter(name: string, { count, seconds, block = 0 }: Rule): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const made = new RateLimiterPostgres({
    // Asked for anew each time: a limiter may outlive a pool.
    storeClient: { query: (query: QueryConfig) => pool().query(query) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: count,
    duration: seconds,
    blockDuration: block,
    // Old rows are deleted by a job, in one place for all processes.
    clearExpiredByTimeout: false,
  })
  limiters.set(name, made)
  return made
}

async function count(name: string, rule: Rule, key: string, points = 1): Promise<void> {
  try {
    await limiter(name, rule).consume(digest(key), points)
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    throw new Refusal('too_many_requests', { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
  }
}

// Whatever a client sends fits into the column, and the table identifies no one.
function digest(key: string): string {
  return sha256Of(key).toString('base64url')
}

/** Counts for a client, by each of its networks: a wider one may use four times what the one within it may. */
async function countClient(name: string, rule: Rule, address: string, points = 1): Promise<void> {
  const use = ({ network, times }: Share) => {
    const limit = times === 1 ? name : `${name}_${times}`
    return count(limit, { ...rule, count: rule.count * times }, network, points)
  }
  const [own, ...wider] = sharesOf(address, 4)
  // What one client is refused must not use up what its neighbours share.
  if (own) await use(own)
  await Promise.all(wider.map(use))
}

/** Counts one use of a limit by a client. Past it: 429 `too_many_requests` with the seconds to wait. */
export async function countClientUse(name: LimitName, address: string): Promise<void> {
  await countClient(name, env()[`LIMIT_${name}`], address)
}

/** Counts one use of a limit by `key`. Past it: 429 `too_many_requests` with the seconds to wait. */
export async function countUse(name: LimitName, key: string): Promise<void> {
  await count(name, env()[`LIMIT_${name}`], key)
}

// The mails that strangers can have us send to one mailbox in a day, and with five tries each all they can guess.
const strangersCodes: Rule = { count: 20, seconds: 86_400 }
// The requests of all strangers together, so that what they leave in the database has a bound.
const allStrangersCodes: Rule = { count: 600, seconds: 3600 }

/**
 * Counts a request for a code: a minute and OTP_SEND for each browser that knows the person, which others can't use up;
 * otherwise for the person and the client, besides OTP_ASK for the client, 600 an hour for all clients and twenty a day for
 * the person.
 */
export async function countCodeRequest(
  { email, browser }: Asker,
  { isKnown, address }: { isKnown: boolean; address: string },
): Promise<void> {
  if (!isKnown) {
    await countClientUse('OTP_ASK', address)
    await count('ALL_OTP_STRANGERS', allStrangersCodes, '')
  }
  const from = `${email} ${isKnown ? browser : address}`
  await count('OTP_MINUTE', { count: 1, seconds: 60 }, from)
  await countUse('OTP_SEND', from)
  if (!isKnown) await count('OTP_STRANGERS', strangersCodes, email)
}

const holdMails: Rule = { count: 5, seconds: 86_400 }

/**
 * Returns true if a mail about a hold may go to an address, and counts it: a day's few, because anybody can type an
 * address that is not theirs.
 */
export async function mayMailHold(email: string): Promise<boolean> {
  try {
    await count('HOLD_MAILS', holdMails, email)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

// In kilobytes: the column of a count ends at 2,147,483,647.
const daily = (bytes: number): Rule => ({ count: bytes / 1024, seconds: 86_400 })
const clientFiles = daily(maxClientBytesADay)
const allFiles = daily(maxBytesADay)

// More than a client may store in a day, so that a client who sends that much is told so.
const bodies: Rule = { count: 128 * 1024, seconds: 600 }

/**
 * Counts a large body that is announced by a stranger, before any of it is read: who sends without pause is refused at no
 * cost. Past 128 MB in ten minutes: 429 `too_many_requests`.
 */
export async function countBody(address: string, bytes: number): Promise<void> {
  await countClient('BODIES', bodies, address, Math.ceil(bytes / 1024))
}

/** Counts a visitor's file for their client and for all, before it is read. Past a day's sum of either: `out_of_space`. */
export async function countFile(address: string, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024)
  try {
    await countClient('CHAT_FILES', clientFiles, address, kilobytes)
    await count('ALL_CHAT_FILES', allFiles, '', kilobytes)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { retryAfter = 86_400 } = error.detail
    throw new Refusal('out_of_space', { retryAfter })
  }
}

const strayTries: Rule = { count: 10, seconds: 3600, block: 900 }

/** Counts a sign-in that was tried with no open code of its browser: ten an hour for a client, then 15 minutes of 429. */
export async function countStrayTry(address: string): Promise<void> {
  await countClient('OTP_STRAY', strayTries, address)
}
