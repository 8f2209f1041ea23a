import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { calls } from '../../calls/all.ts'
import type { Level } from '../../lib/auth/schema.ts'
import type { LimitName } from '../../lib/env.ts'
import { resourcesOf } from '../../lib/http/resource.ts'

export type Call = {
  /** The address after `/api/`, with names in brackets: `holds/[token]`. */
  name: string
  method: string
  who: 'public' | 'participant' | Level
  limit?: LimitName
  body?: 'json' | 'form' | 'none'
  maxBytes: number
  /** True if `?dry=1` asks what it would do. */
  dry: boolean
  fields: string[]
  /** The comment above its declaration. */
  purpose: string
  /** True if it answers with bytes instead of JSON. */
  sendsFile: boolean
}

type Declaration = Pick<Call, 'who' | 'limit' | 'body' | 'maxBytes'> & {
  dry?: boolean
  params?: object
  input?: z.ZodType
}
type Route = Record<string, { declaration?: Declaration }>

const folder = resolve(import.meta.dirname, '../..')
const tables = globSync('calls/*.ts', { cwd: folder })
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The handlers of every path under `/api`, by path: those of the route files, and those that `calls/` declares. */
export async function allRoutes(): Promise<Map<string, Route>> {
  const paths = globSync('**/route.ts', { cwd: `${folder}/app/api` })
    .map((file) => file.replace('/route.ts', ''))
    .filter((path) => path !== '[[...rest]]')
  const named = paths.map(
    async (path): Promise<[string, Route]> => [
      path,
      await import(/* @vite-ignore */ `${folder}/app/api/${path}/route.ts`),
    ],
  )
  return new Map([...(await Promise.all(named)), ...resourcesOf(calls)])
}

/** Reads all calls, by path. Throws for a path that declares none, and a call without a comment. */
export async function declaredCalls(): Promise<Call[]> {
  const routes = [...(await allRoutes())].sort(([a], [b]) => (a < b ? -1 : 1))
  return routes.flatMap(([name, route]) => callsOf(name, route))
}

function callsOf(name: string, route: Route): Call[] {
  const calls = methods.flatMap((method) => {
    const declaration = route[method]?.declaration
    if (!declaration) return []
    const { who, limit, body, maxBytes, dry = false, params = {}, input } = declaration
    const named = [...name.matchAll(/\[(\w+)\]/g)].map(([, part]) => part)
    if (`${named}` !== `${Object.keys(params)}`) {
      throw new Error(`${name} must declare how it reads ${named.join(' and ')} of its address.`)
    }
    const declared = { who, ...(limit && { limit }), ...(body && { body }), maxBytes, dry }
    return { name, method, ...declared, fields: fieldsOf(input), ...writtenOf(name, method) }
  })
  if (calls.length === 0) throw new Error(`${name} declares no call.`)
  return calls
}

/** Reads the comment above a declaration, and if its code makes a file. */
function writtenOf(name: string, method: string): Pick<Call, 'purpose' | 'sendsFile'> {
  const file = `${folder}/app/api/${name}/route.ts`
  const isRoute = existsSync(file)
  const source = isRoute ? readFileSync(file, 'utf8') : tables
  const key = isRoute ? method : `'${method} ${name}'`
  const at = source.indexOf(`\n  ${key}: endpoint(`)
  const [, text] = /\/\*\*((?:(?!\*\/).)*)\*\/$/s.exec(source.slice(0, at)) ?? []
  if (at < 0 || !text) throw new Error(`The call ${method} ${name} has no comment above it.`)
  const [code = ''] = source.slice(at).split('\n  /**', 1)
  const purpose = text.replace(/\s*\n\s*\*\s?/g, ' ').trim()
  return { purpose, sendsFile: /serve\w+\(|attachment\(|new Response\(/.test(code) }
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType)
  return []
}
