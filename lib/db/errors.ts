type Cause = {
  kind?: string
  originalCode?: string
  code?: string
  message?: string
  originalMessage?: string
}

/**
 * The SQLSTATE behind an error, whichever of pg and Prisma threw it. Prisma wraps it in
 * `meta.driverAdapterError.cause` (P2039 from the ORM, P2010 from raw SQL).
 */
export function sqlState(error: unknown): string | undefined {
  const cause = causeOf(error)
  if (cause?.originalCode) return cause.originalCode
  const code = (error as Cause | null)?.code
  return code && /^[0-9A-Z]{5}$/.test(code) && !/^P[12]\d{3}$/.test(code) ? code : undefined
}

/** Returns true if the database refused a row because of the named constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  const state = sqlState(error) ?? (error as Cause | null)?.code
  if (state !== '23P01' && state !== '23505' && state !== 'P2002') return false
  return JSON.stringify([causeOf(error), String((error as Error).message)]).includes(constraint)
}

/** Serialisation failure or deadlock: nothing happened, and the same work may succeed at once. */
export function isConflict(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01' || (error as Cause | null)?.code === 'P2034'
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
])
const awayPrisma = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])
// Raw SQL is P2010 whatever went wrong; the adapter's own word is in the cause.
const awayKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
])

/**
 * Returns true if the database could not be reached, is going down, or lacks disk, memory, connections or time (classes
 * 08, 53 and 57 of PostgreSQL's error codes, and 55P03 of a lock): not our caller's fault, and it may pass.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (/^(08|53|57|55P03)/.test(sqlState(error) ?? '')) return true
  const code = (error as Cause | null)?.code ?? ''
  if (awayCodes.has(code) || awayPrisma.has(code)) return true
  if (awayKinds.has(causeOf(error)?.kind ?? '')) return true
  const text = `${(error as Error | null)?.message} ${causeOf(error)?.message}`
  return /terminating connection|Connection terminated|timeout exceeded when trying to connect|the database system is|connection error and is not queryable|ECONNREFUSED|ECONNRESET|Cannot use a pool after/.test(
    text,
  )
}

function causeOf(error: unknown): (Cause & Record<string, unknown>) | undefined {
  const wrapped = error as {
    meta?: { driverAdapterError?: { cause?: Cause } }
    cause?: Cause
  } | null
  return (wrapped?.meta?.driverAdapterError?.cause ?? wrapped?.cause) as never
}
