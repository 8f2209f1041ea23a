import type { Tx } from '../../db/transaction.ts'
import { log } from '../../log.ts'
import { processWide } from '../../shared/process-wide.ts'
import { photoPath } from '../queries/author-photo.ts'
import { type KeptAnswer, readKeptAnswer } from '../queries/kept-answer.ts'
import { areSetUp, readSettings, type Settings } from '../queries/settings.ts'
import { isFresh, retryDelayMs, wireReviews } from '../rules.ts'
import type { CachedPlace, ReviewsAnswer } from '../schema.ts'
import { FetchProblem, fetchPlace } from '../service/google.ts'
import { inPlacesTurn } from './places-turn.ts'

type Ready = Settings & { key: string }

const nothing: ReviewsAnswer = {
  average_rating: 0,
  total_reviews: 0,
  source: 'none',
  reviews: [],
}

// Who comes while Google is being asked waits for the same answer.
type Asking = { version: number; work: Promise<void> }
const google = processWide('reviews', () => ({ asking: null as Asking | null }))

/**
 * The reviews for guests. Google is asked when the kept answer is no longer fresh and nothing says to
 * leave it alone; if it does not answer well, guests get the last good answer, or nothing.
 */
export async function currentReviews(now: Date): Promise<ReviewsAnswer> {
  const settings = await readSettings()
  if (!areSetUp(settings)) return nothing
  let kept = await readKeptAnswer(settings.placeId)
  if (hasKey(settings) && isDue(kept, settings, now)) {
    await refreshOnce(settings, now)
    kept = await readKeptAnswer(settings.placeId)
  }
  if (!kept.answer) return { ...nothing, failed: true }
  const source = answersNow(kept, settings, now) ? 'google_api' : 'cache'
  return { source, ...wireReviews(kept.answer.place, settings.display, photoPath) }
}

// Without a readable key, Google isn't asked; the stored reviews stay.
function hasKey(settings: Settings): settings is Ready {
  return settings.key !== null
}

/** Returns true if what is kept is Google's answer to what is asked for now, and fresh. */
function answersNow({ answer, fetchedAt }: KeptAnswer, settings: Settings, now: Date): boolean {
  const same = answer?.language === settings.language && answer.region === settings.region
  return same && isFresh(fetchedAt, settings.display.cache_duration, now)
}

function isDue(kept: KeptAnswer, settings: Settings, now: Date): boolean {
  return !answersNow(kept, settings, now) && !(kept.retryAt && kept.retryAt > now)
}

function refreshOnce(settings: Ready, now: Date): Promise<void> {
  if (google.asking?.version === settings.version) return google.asking.work
  const work = inPlacesTurn((tx) => refresh(tx, settings, now)).finally(() => {
    if (google.asking?.work === work) google.asking = null
  })
  google.asking = { version: settings.version, work }
  return work
}

async function refresh(tx: Tx, settings: Ready, now: Date): Promise<void> {
  const { key, placeId, language, region } = settings
  const kept = await readKeptAnswer(placeId, tx)
  // Another process has asked while this one waited.
  if (!isDue(kept, settings, now)) return
  const result = await fetchPlace({ key, placeId, language, region }).catch((error) => {
    if (error instanceof FetchProblem) return error
    throw error
  })
  // An answer to settings that have changed in the meantime is of no use.
  if ((await readSettings(tx)).version !== settings.version) return
  if (result instanceof FetchProblem) await noteFailure(tx, placeId, kept, result, now)
  else await keep(tx, placeId, { language, region, place: result }, now)
}

async function keep(tx: Tx, placeId: string, payload: CachedPlace, now: Date): Promise<void> {
  const good = { payload, fetchedAt: now, failures: 0, failure: null, retryAt: null }
  await tx.reviewsCache.upsert({
    where: { placeId },
    create: { placeId, ...good },
    update: good,
  })
}

async function noteFailure(
  tx: Tx,
  placeId: string,
  kept: KeptAnswer,
  { failure }: FetchProblem,
  now: Date,
): Promise<void> {
  const failures = kept.failures + 1
  const bad = { failures, failure, retryAt: new Date(now.getTime() + retryDelayMs(failures)) }
  await tx.reviewsCache.upsert({ where: { placeId }, create: { placeId, ...bad }, update: bad })
  log.warn({ failure, failures }, 'reviews could not be fetched')
}
