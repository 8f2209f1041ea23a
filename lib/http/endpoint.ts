import type { NextRequest } from 'next/server'
import { z } from 'zod'
import type { Authority, Level, Staff } from '../auth/schema.ts'
import type { Participant } from '../chat/schema.ts'
import type { LimitName } from '../env.ts'
import { gate } from '../shared/gate.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal, type RefusalCode } from '../shared/refusal.ts'
import { answered, type Handler } from './answered.ts'
import { defaultMaxBytes, receiveForm, receiveJson } from './body.ts'
import { type BodyMemory, withBodyMemory } from './body-memory.ts'
import { requireParticipant } from './chat-participant.ts'
import { keepAnswer } from './kept-answers.ts'
import { refuseCrossSite } from './origin.ts'
import { type Part, type Read, readParts } from './params.ts'
import { countBody, countClientUse, countUse } from './rate-limit.ts'
import { success } from './respond.ts'
import { requireStaff } from './session.ts'

/**
 * Whom a call is for, and who its handler is told has asked: anybody, either side of a conversation, or people on the staff by what they
 * may do (`lib/auth/schema.ts`).
 */
type By = { public: null; participant: Participant } & Authority
type Who = keyof By
/** Those that let only the desk and owners in. */
type ForDesk = Exclude<Level, 'kitchen'>
const isOfStaff = (who: Who): who is Level => who !== 'public' && who !== 'participant'
/** How the parts of the address that its folder names in brackets are read, by their names. */
type Parts<W extends Who> = Record<string, Part<unknown, W extends ForDesk ? Staff : null>>

/** The argument of a handler: input that has been parsed, and who asks. */
type Call<Input, W extends Who, P extends Parts<W>> = {
  input: Input
  by: By[W]
  /** The client's address, by the socket or the trusted proxies. */
  address: string
  params: Read<P>
  /** True if the call is only asked what it would do, which it has declared to be able to. */
  dry: boolean
  request: NextRequest
  requestId: string
}

/** Where the fields of a call are. */
type Body = 'json' | 'form' | 'none'

type Declaration<
  S extends z.ZodType,
  W extends Who,
  P extends Parts<W>,
  B extends Body,
  A extends object,
> = {
  /** The callers that are let in: there's no default, so that it can't be forgotten. */
  who: W
  /**
   * Counted for each client address, or for each side of a conversation: a visitor who writes without pause must
   * not silence the farm. Calls of staff are counted for each session besides.
   */
  limit?: LimitName
  params?: P
  /** `?dry=1` asks what the call would do. Any other call refuses it: the caller expects that nothing is changed. */
  dry?: boolean
  /** The place of the input; a GET reads its query, whatever this says. */
  body?: B
  input?: S
  maxBytes?: number
  /**
   * A call that a page makes by itself, which must not keep a session alive. Any other call says the
   * same of one request by `?poll=1`.
   */
  poll?: boolean
  /** The status of a successful answer, 200 by default. Ignored if `run` returns a Response. */
  status?: number
  run: (call: Call<z.infer<S>, W, P>) => Promise<A>
}

type Declared = Omit<Declaration<z.ZodType, Who, Parts<Who>, Body, object>, 'run'> & {
  maxBytes: number
}
/** A handler with what was declared of it, for the table of calls. */
export type Endpoint = Handler & { declaration?: Declared }
/** What is sent to a call, and what it answers: only a type, by which `calls/client.ts` knows both. */
export type Asked<P, S, B, A> = { asks?: { params: keyof P; input: S; body: B; answer: A } }

// A large file is copied and hashed for a tenth of a second, in steps between which others are served. Of strangers' files
// one at a time is worked at, so that a booking, which takes many steps, waits for few of those.
const inTurn = processWide('turns of files', () => gate(1))

/**
 * Turns a declaration into a handler: origin, session, limit, address, input, work, answer, in this order. Who takes part
 * in a conversation is known after the input only.
 */
export function endpoint<
  W extends Who,
  S extends z.ZodType = z.ZodUndefined,
  P extends Parts<W> = Record<never, never>,
  B extends Body = 'form',
  A extends object = object,
>(declared: Declaration<S, W, P, B, A>): Endpoint & Asked<P, z.input<S>, B, A> {
  const call = { maxBytes: defaultMaxBytes, ...declared }
  const handler = answered(async (request, parts, requestId) => {
    if (!isRead(request)) refuseCrossSite(request)
    const address = request.headers.get('x-client-address') ?? 'unknown'
    const staff = isOfStaff(call.who) ? await requireStaff(request, !call.poll, call.who) : null
    // Small bodies never wait for files, and guests who have paid don't wait for others' files.
    const isReserved = call.limit === 'CREATE_BOOKING' || call.maxBytes <= defaultMaxBytes
    await countCall(call, address)
    if (!isReserved && !staff) await countBody(address, announcedBytes(call, request))
    const dry = isDry(call, request)
    const params = await readParts(call.params, parts, staff as never)
    const carryOut = async () => {
      const result = await withBodyMemory({ address, isReserved }, async (memory) => {
        const fields = await receive(call, request, memory)
        const work = async () => {
          const input = parse(call.input, await fields())
          const by =
            call.who === 'participant'
              ? await admitParty(call, request, { ...Object(input), ...params })
              : staff
          return call.run({ input, by: by as never, address, params, dry, request, requestId })
        }
        return isReserved || staff ? work() : inTurn(work)
      })
      return result instanceof Response ? result : success(result, call.status)
    }
    const mayChange = staff !== null && !isRead(request)
    return mayChange ? keepAnswer(request, staff, requestId, carryOut) : carryOut()
  })
  return Object.assign(handler, { declaration: call })
}

function isDry({ dry: can = false }: Declared, { nextUrl }: NextRequest): boolean {
  const asked = nextUrl.searchParams.get('dry')
  if (asked === null || (can && asked === '1')) return asked !== null
  const message = can
    ? 'Write dry=1, or leave it out.'
    : 'This call has no dry run. Leave out dry to carry it out.'
  throw new Refusal('malformed_request', { message })
}

type ConversationNamed = { chat_id?: string; id?: string; is_admin?: boolean }

// The conversation is named by the input (`chat_id`) or the address (`chats/[id]`).
async function admitParty(
  { limit, poll }: Declared,
  request: NextRequest,
  { chat_id = '', id = chat_id, is_admin = false }: ConversationNamed,
): Promise<Participant> {
  const participant = await requireParticipant(request, {
    chatId: id,
    claimsStaff: is_admin,
    use: !poll,
  })
  if (limit) await countUse(limit, `${participant.chatId} ${participant.side}`)
  return participant
}

async function countCall({ limit, who }: Declared, address: string): Promise<void> {
  if (limit && who !== 'participant') await countClientUse(limit, address)
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

// A body of unknown length counts as the longest. What is announced beyond that is refused anyway.
function announcedBytes({ maxBytes }: Declared, { headers }: NextRequest): number {
  return Math.min(Number(headers.get('content-length')) || maxBytes, maxBytes)
}

async function receive(
  call: Declared,
  request: NextRequest,
  memory: BodyMemory,
): Promise<() => Promise<unknown>> {
  if (!call.input) return async () => undefined
  if (isRead(request)) return async () => Object.fromEntries(request.nextUrl.searchParams)
  return call.body === 'json'
    ? receiveJson(request, call.maxBytes, memory)
    : receiveForm(request, call.maxBytes, memory)
}

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.infer<S> {
  const result = (schema ?? z.undefined()).safeParse(value, { error: plainProblem })
  if (result.success) return result.data as z.infer<S>
  const errors: Record<string, string> = {}
  let code: RefusalCode | undefined
  for (const issue of result.error.issues) {
    errors[issue.path.join('.') || 'body'] ??= issue.message
    // A schema may say which refusal a rule of its own is: refine(…, { params: { refusal: 'required_fields' } }).
    if (issue.code === 'custom') code ??= issue.params?.refusal
  }
  throw new Refusal(code ?? 'validation_failed', { errors })
}

// A schema's own words come first; where it has none, its reader is told this, not the validator's English.
function plainProblem({ input }: { input?: unknown }): string {
  return input === undefined ? 'This is missing.' : 'This isn’t the right type.'
}
