import { z } from 'zod'
import { processWide } from './shared/process-wide.ts'

/** Limits of the contract as `<count>/<seconds>`, each overridable as LIMIT_<NAME>. */
const limitDefaults = {
  AVAILABILITY: '180/60',
  PREVIEW: '120/600',
  HOLDS: '30/3600',
  CREATE_BOOKING: '30/3600',
  ARRIVAL: '120/600',
  CHAT_START: '20/3600',
  CHAT_SEND: '20/60',
  CHAT_UPLOAD: '10/600',
  CHAT_SIGN: '120/60',
  OTP_ASK: '30/3600',
  OTP_SEND: '5/3600',
  STAFF: '300/60',
} as const

export type LimitName = keyof typeof limitDefaults
/** A limit of so many points in so many seconds. */
type Limit = { count: number; seconds: number }

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'is not of the form <count>/<seconds>')
  .transform((text): Limit => {
    const [count, seconds] = text.split('/').map(Number) as [number, number]
    return { count, seconds }
  })

const origin = z
  .url({ protocol: /^https?$/, error: 'is not an address that begins with http:// or https://' })
  .transform((text) => new URL(text).origin)
// Name and password are decoded at the first mail, which would be late to learn that they cannot be.
function isServer(address: string): boolean {
  try {
    const { hostname, username, password } = new URL(address)
    for (const part of [username, password]) decodeURIComponent(part)
    return hostname !== ''
  } catch {
    return false
  }
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const whole = (from: number, to: number) =>
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(from, `is less than ${from}`)
    .max(to, `is more than ${to}`)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  /** The port of /metrics; absent, there are none. */
  METRICS_PORT: whole(1, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** The folder of the build, from the project's folder; next.config.mjs reads the same. */
  NEXT_DIST_DIR: z.string().default('.next'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' })
    .optional(),
  // Two of them listen for jobs.
  DATABASE_POOL: whole(3, 100).default(10),
  /** The folder of the backups that make themselves; absent, there are none. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(32, 'is shorter than 32 characters').optional(),
  STAFF_EMAILS: list
    .pipe(z.array(z.email('holds something that is not an e-mail address')).min(1))
    .default(['staff@dontali.example']),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an smtp:// address' })
    .refine(
      isServer,
      'is not an smtp:// address with a host, and name and password percent-encoded',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^(?:.*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'is not an e-mail address with or without a name',
    )
    .optional(),
  AUTH_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  CAPTCHA_WORD: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{3,20}$/, 'is not a word of 3 to 20 letters or digits')
    .default('FARMSTAY'),
  /** The address that the pages call, as the build took it in: a path, or the whole address of another service. */
  NEXT_PUBLIC_API_BASE: z
    .string()
    .regex(/^(\/|https?:\/\/[^/])/, 'is neither a path nor an http(s) address')
    .optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
  /** The address of Google's Places API; tests have a service of their own. */
  GOOGLE_PLACES_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'is not an http(s) address' })
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://places.googleapis.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LIMIT_STREAMS: whole(1, 10_000).default(20),
  ...(Object.fromEntries(
    Object.entries(limitDefaults).map(([name, value]) => [`LIMIT_${name}`, limit.prefault(value)]),
  ) as Record<`LIMIT_${LimitName}`, z.ZodPrefault<typeof limit>>),
})

export type Env = z.infer<typeof schema>

// For the process, not for a copy of this module: addToEnv has to reach them all.
const settings = processWide('settings', () => ({ known: null as Env | null }))

/**
 * The settings, read and checked once. An empty variable counts as absent.
 * Throws an Error of one sentence that names the first wrong variable.
 */
export function env(): Env {
  settings.known ??= readEnv(process.env)
  return settings.known
}

/** Checks a set of variables; see {@link env}. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new Error(`The setting ${String(issue?.path[0])} ${sentence(issue?.message)}.`)
}

/**
 * Adds what the process finds out at its start: the embedded database's address, a secret it made, its port, and the folder and key of
 * backups that staff choose.
 */
export function addToEnv(found: {
  NODE_ENV?: string
  DATABASE_URL?: string
  BACKUP_DIR?: string
  BACKUP_KEY?: string
  AUTH_SECRET?: string
  PORT?: string
}) {
  Object.assign(process.env, found)
  settings.known = null
}

/** True in `next build`, where there's no database. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build'

/** The site's own address, without a slash at the end. */
export function publicUrl(): string {
  return env().PUBLIC_URL ?? `http://localhost:${env().PORT}`
}

/** A setting that the start must have found by now; its absence is a fault of ours. */
export function requiredEnv(name: 'DATABASE_URL' | 'AUTH_SECRET'): string {
  const value = env()[name]
  if (value === undefined) throw new Error(`The setting ${name} is missing.`)
  return value
}

function sentence(message = 'is wrong'): string {
  return /^(is|holds) /.test(message) ? message : `is wrong: ${message}`
}
