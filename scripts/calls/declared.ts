import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { LimitName } from '../../lib/env.ts'

/** One call, as its route declares it. */
export type Call = {
  /** The address after `/api/`, with names in brackets: `holds/[token]`. */
  name: string
  method: string
  who: 'public' | 'staff' | 'participant'
  limit?: LimitName
  body?: 'json' | 'form' | 'none'
  maxBytes: number
  /** True if `?dry=1` asks what it would do. */
  dry: boolean
  /** The names of its fields. */
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

const folder = resolve(import.meta.dirname, '../../app/api')
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Reads all calls from the routes, by name. Throws for a route that declares none, and a call without a comment. */
export async function declaredCalls(): Promise<Call[]> {
  const names = globSync('**/route.ts', { cwd: folder }).map((path) =>
    path.replace('/route.ts', ''),
  )
  const calls = names
    .filter((name) => name !== '[[...rest]]')
    .sort()
    .map(callsOf)
  return (await Promise.all(calls)).flat()
}

async function callsOf(name: string): Promise<Call[]> {
  const file = `${folder}/${name}/route.ts`
  const source = readFileSync(file, 'utf8')
  const route: Route = await import(/* @vite-ignore */ file)
  const calls = methods.flatMap((method) => {
    const declaration = route[method]?.declaration
    if (!declaration) return []
    const { who, limit, body, maxBytes, dry = false, params = {}, input } = declaration
    const named = [...name.matchAll(/\[(\w+)\]/g)].map(([, part]) => part)
    if (`${named}` !== `${Object.keys(params)}`) {
      throw new Error(`${file} must declare how it reads ${named.join(' and ')} of its address.`)
    }
    const declared = { who, ...(limit && { limit }), ...(body && { body }), maxBytes, dry }
    const purpose = purposeOf(source, name, method)
    return { name, method, ...declared, fields: fieldsOf(input), purpose, sendsFile: sends(source) }
  })
  if (calls.length === 0) throw new Error(`${file} declares no call.`)
  return calls
}

function purposeOf(source: string, name: string, method: string): string {
  const [, text] =
    new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*${method}: endpoint\\(`, 's').exec(source) ?? []
  if (!text) throw new Error(`app/api/${name}/route.ts has no comment above ${method}.`)
  return text.replace(/\s*\n\s*\*\s?/g, ' ').trim()
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType)
  return []
}

const sends = (source: string) => /serve-file\.ts|new Response\(/.test(source)
