import type { NextRequest } from 'next/server'
import type { SignedIn } from '../auth/schema.ts'
import { wasCarriedOut, withRequestKey } from '../db/request-key.ts'
import type { Sent } from '../shared/api.ts'
import { processWide } from '../shared/process-wide.ts'
import { Refusal } from '../shared/refusal.ts'
import { isUuid } from '../shared/uuid.ts'
import { failure } from './respond.ts'

type Kept = { staffId: string; answer: Promise<Sent> }

// Some minutes of a busy desk. What is dropped too soon is still known to be done or not, by the database.
const atMost = 300

const answers = processWide('answers to staff', () => new Map<string, Kept>())

/**
 * Answers a request of staff that may change something by `work`. Where the browser gave the request a key, the answer is
 * kept for a while, so that {@link findAnswer} can tell it to a browser that it never reached.
 */
export async function keepAnswer(
  request: NextRequest,
  { id: staffId }: SignedIn,
  requestId: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('request-key')
  if (key === null || !isUuid(key)) return work()
  const response = withRequestKey(key, work).catch((error) => failure(error, requestId))
  // A request that came twice is refused the second time.
  if (!answers.has(key)) answers.set(key, { staffId, answer: response.then(read) })
  for (const oldest of answers.keys()) {
    if (answers.size > atMost) answers.delete(oldest)
  }
  return response
}

/**
 * Returns the answer to a request whose answer got lost; one that is still being carried out is waited for. Refused with
 * `not_done` if the request was not carried out and never will be, and with `done_unseen` if it was carried out but the
 * answer is gone, as after a restart.
 */
export async function findAnswer({ id }: SignedIn, key: string): Promise<Sent> {
  const answer = await keptAnswer(id, key)
  if (answer) return answer
  if (!(await wasCarriedOut(key))) throw new Refusal('not_done')
  // Asking the database has waited for the request's transaction, so the answer may be here now.
  const late = await keptAnswer(id, key)
  if (late) return late
  throw new Refusal('done_unseen')
}

// After a fault of ours only the database knows.
async function keptAnswer(staffId: string, key: string): Promise<Sent | null> {
  const kept = answers.get(key)
  const answer = kept?.staffId === staffId ? await kept.answer : null
  return answer && answer.status < 500 ? answer : null
}

async function read(response: Response): Promise<Sent> {
  const { status, headers } = response
  return { status, text: await response.clone().text(), retry_after: headers.get('retry-after') }
}
