import { join } from 'node:path'
import { env, publicUrl } from '../lib/env.ts'
import { farm } from '../lib/farm/rules/farm.ts'
import { proxyWrong } from '../lib/health/rules.ts'
import { unbelievedProxy } from '../lib/health/service.ts'
import { log } from '../lib/log.ts'
import { ending } from '../lib/shared/ending.ts'

/**
 * Does one step of the start; the terminal shows its name at once and its time at the end. Throws an AbortError if the
 * process has been told to end.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  ending().throwIfAborted()
  const started = performance.now()
  process.stdout.write(`  ${label} `)
  try {
    return await work()
  } finally {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${seconds.padStart(40 - label.length, '.')} s\n`)
  }
}

/** Returns what an owner wants to know once the site is up; `emails` are those of the staff who can sign in. */
export function summary(emails: string[]): string {
  const { SMTP_URL, DATA_DIR } = env()
  const mail = SMTP_URL
    ? `sent through ${new URL(SMTP_URL).host}`
    : `saved in ${join(DATA_DIR, 'outbox')}, with sign-in codes printed here (set SMTP_URL to send them)`
  const lines = [
    `${farm().name} is ${farm().open ? 'open' : 'closed for guests'}.`,
    '',
    `  Site    ${publicUrl()}/`,
    `  Staff   ${publicUrl()}/app/login`,
    `  E-mail  ${emails.join(', ')} can sign in`,
    `  Mail    ${mail}`,
    ...firstRun(),
  ]
  if (farm().demo) {
    lines.push(
      '',
      "  WARNING: the UPI and bank details are samples. Money that guests send won't reach you.",
      "  The GSTIN is a sample too: prices and documents show GST that you can't charge without your own.",
      '  Choose “Set up your farm” on the dashboard to replace them.',
    )
  }
  const proxy = proxyWrong(unbelievedProxy())
  if (proxy) {
    lines.push('', `  WARNING: ${proxy}`)
    log.warn(proxy)
  }
  return `\n${lines.join('\n')}\n\n  Press Ctrl-C to stop.\n\n`
}

/** Returns where the first run is, on a farm that isn't open for guests yet. */
function firstRun(): string[] {
  const { demo, open } = farm()
  if (!demo && open) return []
  const what = demo ? 'make the sample your farm' : 'the steps until guests can book'
  return [`  Setup   ${publicUrl()}/app/dashboard: ${what}`]
}
