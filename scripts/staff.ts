import { addStaff, removeStaff } from '../lib/auth/commands.ts'
import { listStaff } from '../lib/auth/queries.ts'
import { codeRequest } from '../lib/auth/schema.ts'
import { closeDatabase } from '../lib/db/client.ts'
import { addToEnv, env } from '../lib/env.ts'
import { dayInIndia } from '../lib/shared/dates.ts'
import { visitEmbeddedPostgres } from '../server/embedded-postgres.ts'
import { command } from './command.ts'

const usage = `npm run staff -- list            who may sign in, and who was removed
npm run staff -- add E-MAIL      lets somebody sign in, also somebody who was removed
npm run staff -- remove E-MAIL   ends their sessions and sign-in codes at once.`

// `npm run staff -- VERB`: who may sign in; also while the site runs.
await command(visitEmbeddedPostgres, readVerb, async (url, work) => {
  addToEnv({ DATABASE_URL: url })
  try {
    return await work()
  } finally {
    await closeDatabase()
  }
})

function readVerb([verb, address, ...more]: string[]): () => Promise<string> {
  if (verb === 'list' && address === undefined) return list
  const change = verb === 'add' ? add : verb === 'remove' ? remove : undefined
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
