import { env, publicUrl } from '../env.ts'
import { processWide } from '../shared/process-wide.ts'
import type { Figures } from './schema.ts'

const seen = processWide('forwarded headers', () => ({ forwarded: false }))

/** Remembers that a request came through a proxy. Returns true the first time. */
export function noteForwarded(): boolean {
  const isFirst = !seen.forwarded
  seen.forwarded = true
  return isFirst
}

/** Returns what shows that a proxy is in front of this process although TRUST_PROXY says that there is none, or null. */
export function unbelievedProxy(): Figures['proxy'] {
  if (env().TRUST_PROXY > 0) return null
  // This process speaks plain HTTP only.
  if (publicUrl().startsWith('https:')) return 'https'
  return seen.forwarded ? 'forwarded' : null
}
