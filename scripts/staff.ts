import { addStaff, openTerminalCode, removeStaff } from '../lib/auth/commands.ts'
import { listStaff, oneTimeCode } from '../lib/auth/queries.ts'
import { codeMinutes, terminalCodePath } from '../lib/auth/rules.ts'
import { codeRequest } from '../lib/auth/schema.ts'
import { env, publicUrl } from '../lib/env.ts'
import { dayInIndia } from '../lib/shared/dates.ts'
import { spelled } from '../lib/shared/text.ts'
import { keptSecret } from '../server/kept-secret.ts'
import { siteCommand } from './command.ts'

const usage = `npm run staff -- list            who may sign in, and who was removed
npm run staff -- add E-MAIL      lets somebody sign in, also somebody who was removed
npm run staff -- remove E-MAIL   ends their sessions and sign-in codes at once
npm run staff -- code E-MAIL     lets them sign in without a mail, in any browser.`

const changes = { add, remove, code }

// `npm run staff -- VERB`: who may sign in; also while the site runs.
await siteCommand(readVerb)

function readVerb([verb, address, ...more]: string[]): () => Promise<string> {
  if (verb === 'list' && address === undefined) return list
  const change = Object.hasOwn(changes, verb ?? '')
    ? changes[verb as keyof typeof changes]
    : undefined
  if (!change || address === undefined || more.length > 0) throw new Error(usage)
  const { data } = codeRequest.safeParse({ email: address })
  if (!data) throw new Error(`${address} is not an e-mail address.`)
  return () => change(data.email)
}

async function list(): Promise<string> {
  const people = await listStaff()
  const width = Math.max(...people.map(({ email }) => email.length))
  const lines = people.map(({ email, createdAt, removedAt }) => {
    const since = `${email.padEnd(width)}  since ${dayInIndia(createdAt)}`
    return removedAt ? `${since}, removed ${dayInIndia(removedAt)}` : since
  })
  return lines.join('\n')
}

async function add(email: string): Promise<string> {
  const isNew = await addStaff('terminal', email)
  return isNew ? `${email} may sign in.` : `${email} may sign in already.`
}

async function remove(email: string): Promise<string> {
  await removeStaff('terminal', email, new Date())
  const done = `${email} may not sign in any more; their sessions and codes have ended.`
  const isInSettings = env().STAFF_EMAILS.some((other) => other.toLowerCase() === email)
  return isInSettings ? `${done}\nSTAFF_EMAILS still names them; they stay removed.` : done
}

async function code(email: string): Promise<string> {
  const { id, key } = await openTerminalCode('terminal', email, new Date())
  const { AUTH_SECRET, DATA_DIR } = env()
  const digits = oneTimeCode(id, AUTH_SECRET ?? (await keptSecret(DATA_DIR, 'auth-secret', 32)))
  return `Open ${publicUrl()}${terminalCodePath(email, key)}
in any browser and type ${digits}. It works once, for ${spelled(codeMinutes)} minutes.`
}
