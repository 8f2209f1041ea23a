import { env } from '../../env.ts'
import { squarePicture } from '../../files/service/pictures.ts'
import { failureOf } from '../rules.ts'
import { type CachedPlace, type FetchFailure, type GooglePlace, googlePlace } from '../schema.ts'

/** Google did not give what was asked for, and why. It carries nothing that was sent. */
export class FetchProblem extends Error {
  readonly failure: FetchFailure

  constructor(failure: FetchFailure) {
    super(`Google's reviews could not be fetched: ${failure}`)
    this.name = 'FetchProblem'
    this.failure = failure
  }
}

const limitMs = 5_000
const maxBytes = 1024 * 1024
const maxPhotoBytes = 512 * 1024
/** Twice the size in which they are shown. */
const photoSide = 96

/** The hosts on which Google keeps the pictures of people who write reviews. */
const photoHosts = /^lh\d\.googleusercontent\.com$/

/**
 * A place's rating and its reviews, at most five, from the Places API (New). Five seconds, a megabyte and no
 * redirects, or a {@link FetchProblem}.
 * https://developers.google.com/maps/documentation/places/web-service/place-details
 */
export async function fetchPlace(
  asked: Omit<CachedPlace, 'place'> & { key: string; placeId: string },
): Promise<GooglePlace> {
  const url = new URL(
    `${env().GOOGLE_PLACES_BASE_URL}/v1/places/${encodeURIComponent(asked.placeId)}`,
  )
  url.searchParams.set('languageCode', asked.language)
  url.searchParams.set('regionCode', asked.region)
  const { status, bytes } = await download(url, maxBytes, {
    'x-goog-api-key': asked.key,
    'x-goog-fieldmask': 'rating,userRatingCount,reviews,googleMapsUri',
  })
  const body = parseJson(bytes)
  if (status !== 200) throw new FetchProblem(failureOf(status, reasonOf(body)))
  const place = googlePlace.safeParse(body)
  if (!place.success) throw new FetchProblem('unreadable')
  return place.data
}

/**
 * The picture of a review's author, made square and small and encoded anew (WebP). Only from Google's own hosts, or from the
 * service that replaces Google in tests; a {@link FetchProblem} or a Refusal otherwise.
 */
export async function fetchPhoto(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = URL.canParse(address) ? new URL(address) : null
  const google = url?.protocol === 'https:' && !url.port && photoHosts.test(url.hostname)
  if (!url || !(google || url.origin === new URL(env().GOOGLE_PLACES_BASE_URL).origin)) {
    throw new FetchProblem('not_allowed')
  }
  const { status, bytes } = await download(url, maxPhotoBytes)
  if (status !== 200) throw new FetchProblem('unreadable')
  return squarePicture(bytes, photoSide)
}

async function download(
  url: URL,
  most: number,
  headers: Record<string, string> = {},
): Promise<{ status: number; bytes: Uint8Array<ArrayBuffer> }> {
  // Of the body, too: one that never ends is as late as one that never begins.
  const signal = AbortSignal.timeout(limitMs)
  try {
    const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' })
    return { status: response.status, bytes: await readAtMost(response, most) }
  } catch (error) {
    if (error instanceof FetchProblem) throw error
    throw new FetchProblem(signal.aborted ? 'slow' : 'away')
  }
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > most) throw new FetchProblem('unreadable')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function reasonOf(body: unknown): string | undefined {
  const details = (body as { error?: { details?: unknown } } | undefined)?.error?.details
  if (!Array.isArray(details)) return undefined
  const reason = details.find((detail) => typeof detail?.reason === 'string')?.reason
  return reason as string | undefined
}
