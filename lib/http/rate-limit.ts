import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '../db/client.ts'
import { env, type LimitName } from '../env.ts'
import { Refusal } from '../shared/refusal.ts'

const limiters = new Map<LimitName, RateLimiterPostgres>()

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const { count, seconds } = env()[`LIMIT_${name}`]
  const made = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: count,
    duration: seconds,
    // Old rows are deleted by a job, in one place for all processes.
    clearExpiredByTimeout: false,
  })
  limiters.set(name, made)
  return made
}

/** Counts one use of a limit by `key`. Past it: 429 `too_many_requests` with the seconds to wait. */
export async function countUse(name: LimitName, key: string): Promise<void> {
  try {
    await limiter(name).consume(key)
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result
    throw new Refusal('too_many_requests', { retryAfter: Math.ceil(result.msBeforeNext / 1000) })
  }
}
