import type { JsonText } from '#lib/http/respond.ts'
import { apiUrl, callApi, formData, sendForm } from '#lib/shared/api.ts'
import { type Asking, withQuery } from '#lib/shared/get-json.ts'
import type { calls } from './all.ts'

type Table = typeof calls
/** A call by its method and path: `'POST codes/[id]'`. */
export type CallName = keyof Table

type Declared<Name extends CallName> = NonNullable<Table[Name]['asks']>

type Text = string | number | boolean | null | undefined
type Query<Input> = { query: { [Field in keyof Input]?: Text } }
type Form<Input> = {
  form: { [Field in keyof Input]?: string | number | File | undefined }
  onProgress?: ((share: number) => void) | undefined
}
type Fields<Name extends CallName, Input, Body> = undefined extends Input
  ? unknown
  : Name extends `GET ${string}`
    ? Query<Input>
    : Body extends 'json'
      ? { json: Input }
      : Form<Input>

/** How a call is made. */
type Making = {
  /** The page makes it by itself, which doesn't keep a session alive. */
  poll?: boolean | undefined
  /** It's only asked what it would do. */
  dry?: boolean | undefined
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** It goes on while the page is being left. */
  keepalive?: boolean
  /** Its caller repeats it until it has an answer. */
  repeats?: boolean
}

/** What a call is sent, as it's declared, and how it's made. */
export type Message<Name extends CallName> = ([Declared<Name>['params']] extends [never]
  ? unknown
  : { params: Record<Declared<Name>['params'] & string, string | number> }) &
  Fields<Name, Declared<Name>['input'], Declared<Name>['body']> &
  Making

/** What a call answers, as JSON carries it. */
export type Answer<Name extends CallName> =
  Declared<Name>['answer'] extends JsonText<infer T>
    ? T
    : Json<Exclude<Declared<Name>['answer'], Response>>

type Json<T> = T extends Date
  ? string
  : T extends object
    ? { [Field in keyof T]: Json<T[Field]> }
    : T

type Sent = Making & {
  params?: Record<string, string | number>
  query?: Record<string, Text>
  json?: object
  form?: Parameters<typeof formData>[0]
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Makes a call that `calls/` declares: `call('POST codes/[id]', { params: { id }, json: { … } })`. It's refused, and throws,
 * as {@link callApi} does.
 */
export function call<Name extends CallName>(
  name: Name,
  ...[message]: Record<never, never> extends Message<Name> ? [Message<Name>?] : [Message<Name>]
): Promise<Answer<Name>> {
  const { json, form, onProgress, ...sent }: Sent = message ?? {}
  const { params: _, query: _query, poll: _poll, dry: _dry, signal = null, ...making } = sent
  const path = pathOf(name, sent)
  if (form) return sendForm(path, formData(form), { ...making, signal: sent.signal, onProgress })
  const [method = 'GET'] = name.split(' ')
  const cache = method === 'GET' ? 'no-store' : 'default'
  if (!json) return callApi(path, { ...making, signal, method, cache })
  const headers = { ...making.headers, 'content-type': 'application/json' }
  return callApi(path, { ...making, signal, method, headers, body: JSON.stringify(json) })
}

type Reading = CallName & `GET ${string}`
type Search<Name extends Reading> = Record<Declared<Name>['params'] & string, string | number> & {
  [Field in keyof Declared<Name>['input']]?: Text
}

/**
 * Returns what makes a call again for each search, as `useAnswer` does: what the path names is taken from the search, all else
 * of it is the query.
 */
export function reading<Name extends Reading>(name: Name) {
  return (search: Search<Name>, asking: Asking = {}): Promise<Answer<Name>> => {
    const rest = Object.entries(search).filter(([field]) => !name.includes(`[${field}]`))
    const sent = { params: search, query: Object.fromEntries(rest), ...asking }
    return call(name, sent as unknown as Message<Name>)
  }
}

/** The address of a call that is opened or downloaded. */
export function addressOf<Name extends CallName>(name: Name, message: Message<Name>): string {
  return apiUrl(pathOf(name, message))
}

function pathOf(name: string, { params = {}, query = {}, poll, dry }: Sent): string {
  const [, pattern = ''] = name.split(' ')
  const path = pattern.replace(/\[(\w+)\]/g, (_, part) => encodeURIComponent(params[part] ?? ''))
  return withQuery(path, { ...query, dry: dry ? 1 : null, poll: poll ? 1 : null })
}
