import { addStaff, changeRole, openTerminalCode, removeStaff } from '../lib/auth/commands.ts'
import { listStaff, oneTimeCode } from '../lib/auth/queries.ts'
import { codeMinutes, terminalCodePath } from '../lib/auth/rules.ts'
import { newPerson, type Role, roles } from '../lib/auth/schema.ts'
import { env, publicUrl } from '../lib/env.ts'
import { dayInIndia } from '../lib/shared/dates.ts'
import { spelled } from '../lib/shared/text.ts'
import { keptSecret } from '../server/kept-secret.ts'
import { siteCommand } from './command.ts'

const usage = `npm run staff -- list            shows who can sign in, and who was removed
npm run staff -- add E-MAIL NAME lets someone sign in, even if they were removed before; the name can be left out; they’re an owner
npm run staff -- role E-MAIL ROLE makes someone an owner, or puts them at the desk or in the kitchen: owner, desk, kitchen
npm run staff -- remove E-MAIL   signs them out everywhere and cancels their codes immediately
npm run staff -- code E-MAIL     prints a link and a code, to sign in without an e-mail.`

const changes = { add, role, remove, code }
type Told = { email: string; name: string }

// `npm run staff -- VERB`: who can sign in; works while the site is running.
await siteCommand(readVerb)

function readVerb([verb, address, ...more]: string[]): () => Promise<string> {
  if (verb === 'list' && address === undefined) return list
  const change = Object.hasOwn(changes, verb ?? '')
    ? changes[verb as keyof typeof changes]
    : undefined
  if (!change || address === undefined) throw new Error(usage)
  if (more.length > 0 && verb !== 'add' && verb !== 'role') throw new Error(usage)
  const { data, error } = newPerson.safeParse({
    email: address,
    name: more.join(' '),
    role: 'owner',
  })
  if (error?.issues.some(({ path }) => path[0] === 'email')) {
    throw new Error(`${address} is not an e-mail address.`)
  }
  if (!data) throw new Error('The name is too long.')
  const { email, name } = data
  return () => change({ email, name })
}

async function list(): Promise<string> {
  const people = await listStaff()
  const width = Math.max(...people.map(({ email }) => email.length))
  const lines = people.map(({ email, name, role, createdAt, removedAt }) => {
    const removed = removedAt ? `, removed ${dayInIndia(removedAt)}` : ''
    return `${email.padEnd(width)}  since ${dayInIndia(createdAt)}${removed}, ${role}${name && `  ${name}`}`
  })
  return lines.join('\n')
}

async function add(person: Told): Promise<string> {
  const { email } = person
  const isNew = await addStaff('terminal', { ...person, role: 'owner' })
  return isNew ? `${email} can sign in.` : `${email} can already sign in.`
}

async function role({ email, name }: Told): Promise<string> {
  const role = roles.find((one) => one === name)
  if (!role) throw new Error(usage)
  await changeRole('terminal', { email, role, publishes: true })
  return `${email} ${roleWords[role]}.`
}

const roleWords: Record<Role, string> = {
  owner: 'is an owner now',
  desk: 'is at the desk now',
  kitchen: 'is in the kitchen now',
}

async function remove({ email }: Told): Promise<string> {
  await removeStaff('terminal', email, new Date())
  const done = `${email} can no longer sign in, and has been signed out everywhere.`
  const isInSettings = env().STAFF_EMAILS.some((other) => other.toLowerCase() === email)
  return isInSettings ? `${done}\nSTAFF_EMAILS still lists them, but they stay removed.` : done
}

async function code({ email }: Told): Promise<string> {
  const { id, key } = await openTerminalCode('terminal', email, new Date())
  const { AUTH_SECRET, DATA_DIR } = env()
  const digits = oneTimeCode(id, AUTH_SECRET ?? (await keptSecret(DATA_DIR, 'auth-secret', 32)))
  return `Open ${publicUrl()}${terminalCodePath(email, key)}
in any browser and enter ${digits}. It works once, for ${spelled(codeMinutes)} minutes.`
}
