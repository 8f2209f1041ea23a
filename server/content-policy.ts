import { env } from '../lib/env.ts'
import { sha256Of } from '../lib/shared/sha256.ts'

/**
 * A Content-Security-Policy under which only our own files and these inline scripts run: `allowed` are their
 * hashes, or the nonce of one answer. Styles may be inline: React writes them into attributes.
 */
export function contentPolicy(allowed: Iterable<string>): string {
  const calls = ["'self'", ...elsewhere()].join(' ')
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // The pictures of review authors, too: the server fetches them from Google, and from nowhere else.
    `img-src ${calls} data: blob:`,
    `media-src ${calls} blob:`,
    // The decoder of HEIC pictures makes its worker of a text of its own; the worker has this same policy.
    "worker-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${calls}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

// The pages call this process, unless the build names another address.
function elsewhere(): string[] {
  const { NEXT_PUBLIC_API_BASE: base } = env()
  return base?.startsWith('http') ? [new URL(base).origin] : []
}

/** The bodies of a page's inline scripts that a browser would run. */
export function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , body = '']) => body)
}

/** A script as `script-src` names it. */
export function scriptHash(script: string): string {
  return `'sha256-${sha256Of(script).toString('base64')}'`
}
