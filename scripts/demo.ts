import { setTimeout as wait } from 'node:timers/promises'
import { openTerminalCode } from '../lib/auth/commands.ts'
import { oneTimeCode } from '../lib/auth/queries.ts'
import { env } from '../lib/env.ts'
import { keptSecret } from '../server/kept-secret.ts'
import { timeSince } from './backup/terminal.ts'
import { siteCommand } from './command.ts'
import { readFarmFolder } from './demo/farm-folder.ts'
import { loadFarm } from './demo/load-farm.ts'
import { type StaffCalls, staffCalls } from './demo/staff-calls.ts'

const [name] = process.argv.slice(2)

// `npm run demo -- ambewadi`: makes the running site that of another farm. Without a name it's `npm run seed:demo`.
if (!name || name.startsWith('--')) await import('./seed-demo.ts')
else await siteCommand(() => () => load(name))

async function load(farm: string): Promise<string> {
  const folder = await readFarmFolder(farm)
  const site = `http://localhost:${env().PORT}`
  await requireOpen(site)
  const cookie = await signIn(site)
  const started = performance.now()
  const calls = staffCalls((path, request) => {
    const headers = new Headers(request.headers)
    headers.set('cookie', cookie)
    return fetch(site + path, { ...request, headers })
  })
  try {
    const number = await loadFarm(folder, calls)
    await untilLive(number, calls)
    return `${site} is now the site of ${folder.facts.name}, publication ${number}, after ${timeSince(started)}`
  } finally {
    await calls.form('auth/sign-out', {})
  }
}

async function requireOpen(site: string): Promise<void> {
  const isOpen = await fetch(`${site}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) throw new Error(`Nothing answers at ${site}. Run npm start first, and leave it on.`)
}

/** Signs the first of the staff in with a code of the terminal, as on the sign-in page. Returns what the browser would send. */
async function signIn(site: string): Promise<string> {
  const { AUTH_SECRET, DATA_DIR, STAFF_EMAILS } = env()
  const email = (STAFF_EMAILS[0] ?? '').toLowerCase()
  const { id, key } = await openTerminalCode('terminal', email, new Date())
  const otp = oneTimeCode(id, AUTH_SECRET ?? (await keptSecret(DATA_DIR, 'auth-secret', 32)))
  const answer = await fetch(`${site}/api/admin_verify_otp`, {
    method: 'POST',
    body: new URLSearchParams({ email, otp, key }),
  })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  if (!answer.ok)
    throw new Error(`${email} couldn’t be signed in: ${(await answer.json()).message}`)
  return cookies.join('; ')
}

async function untilLive(number: number, calls: StaffCalls): Promise<void> {
  for (;;) {
    const { state, why } = await calls.get(`site/publications/${number}`)
    if (state === 'live') return
    if (state === 'failed') throw new Error(`The pages couldn’t be made: ${why}`)
    await wait(500)
  }
}
