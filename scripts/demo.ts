import { setTimeout as wait } from 'node:timers/promises'
import { countTry, openTerminalCode, signIn, signOut } from '../lib/auth/commands.ts'
import { findStaff, oneTimeCode } from '../lib/auth/queries.ts'
import { addToEnv, env, requiredEnv } from '../lib/env.ts'
import { sessionCookie } from '../lib/http/session.ts'
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
  const { token, cookie } = await staffSession()
  const started = performance.now()
  try {
    const calls = staffCalls((path, request) => {
      const headers = new Headers(request.headers)
      headers.set('cookie', cookie)
      return fetch(site + path, { ...request, headers })
    })
    const number = await loadFarm(folder, calls)
    await untilLive(number, calls)
    return `${site} is now the site of ${folder.facts.name}, publication ${number}, after ${timeSince(started)}`
  } finally {
    const by = await findStaff(token, new Date())
    if (by) await signOut(by, new Date())
  }
}

async function requireOpen(site: string): Promise<void> {
  const isOpen = await fetch(`${site}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) throw new Error(`Nothing answers at ${site}. Run npm start first, and leave it on.`)
}

/** Signs the first of the staff in, as `npm run staff -- code` and the sign-in page do together. */
async function staffSession(): Promise<{ token: string; cookie: string }> {
  const { AUTH_SECRET, DATA_DIR, STAFF_EMAILS } = env()
  addToEnv({ AUTH_SECRET: AUTH_SECRET ?? (await keptSecret(DATA_DIR, 'auth-secret', 32)) })
  const secret = requiredEnv('AUTH_SECRET')
  const [email = ''] = STAFF_EMAILS
  const now = new Date()
  const { id, key: browser } = await openTerminalCode('terminal', email.toLowerCase(), now)
  const codes = await countTry({ email, browser }, now)
  const asked = { email, browser, otp: oneTimeCode(id, secret), codes }
  const token = await signIn(asked, { secret, now })
  const [cookie = ''] = (await sessionCookie(token)).split(';')
  return { token, cookie }
}

async function untilLive(number: number, calls: StaffCalls): Promise<void> {
  for (;;) {
    const { state, why } = await calls.get(`site/publications/${number}`)
    if (state === 'live') return
    if (state === 'failed') throw new Error(`The pages couldn’t be made: ${why}`)
    await wait(500)
  }
}
