import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A key that the stand-in takes for a good one. */
export const goodKey = 'AIzaSyStandInForTests-0123456789_abcdh4Qz'
export const placeId = 'ChIJd8BlQ2BZwokRAFUEcm_qrcA'

type Manner =
  | 'ok'
  | 'disabled'
  | 'quota'
  | 'broken'
  | 'slow'
  | 'huge'
  | 'endless'
  | 'malformed'
  | 'odd'
  | 'redirect'

export type TestPlaces = {
  /** The value for GOOGLE_PLACES_BASE_URL. */
  url: string
  /** How the next calls are answered. */
  manner: Manner
  /** What a good answer says; a test may change it. */
  place: Record<string, unknown>
  /** The calls for places that have come, and those for pictures. */
  calls: { path: string; query: string; headers: IncomingMessage['headers'] }[]
  photoCalls: string[]
  /** Calls for places that are being answered now, and the most there ever were at once. */
  atOnce: number
  mostAtOnce: number
  /** While it is set, good answers wait for it. */
  hold: Promise<void> | undefined
  /** As it was at the beginning. */
  reset(): void
  close(): Promise<void>
}

export function googleReview(n: number, changes: object = {}) {
  return {
    name: `places/${placeId}/reviews/${n}`,
    relativePublishTimeDescription: 'a month ago',
    rating: 5,
    text: { text: `Review ${n}. The rooster is punctual.`, languageCode: 'en' },
    originalText: { text: `Review ${n}. The rooster is punctual.`, languageCode: 'en' },
    authorAttribution: {
      displayName: `Guest ${n}`,
      uri: `https://www.google.com/maps/contrib/10276999556968719095${n}/reviews`,
      photoUri: `https://lh3.googleusercontent.com/a/guest-${n}=s128-c0x00000000-cc-rp-mo`,
    },
    publishTime: `2026-10-0${n}T20:00:00.926034611Z`,
    googleMapsUri: 'https://www.google.com/maps/reviews/data=!4m6',
    ...changes,
  }
}

/**
 * The Places API (New) as far as the product uses it, with Google's own error bodies. It refuses what Google
 * refuses: a wrong key, a call without a field mask, a Place ID that is none.
 */
export async function startPlaces(): Promise<TestPlaces> {
  const server = createServer((request, response) => {
    answer(places, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const beginning = {
    manner: 'ok' as const,
    calls: [],
    photoCalls: [],
    atOnce: 0,
    mostAtOnce: 0,
    hold: undefined,
  }
  const listing = () => ({
    rating: 4.7,
    userRatingCount: 128,
    googleMapsUri: 'https://maps.google.com/?cid=3607827268152946591',
    reviews: [5, 4, 3, 5, 5].map((rating, index) => googleReview(index + 1, { rating })),
  })
  const places: TestPlaces = {
    url: `http://127.0.0.1:${port}`,
    ...beginning,
    place: listing(),
    reset: () => {
      Object.assign(places, beginning, { place: listing(), calls: [], photoCalls: [] })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return places
}

async function answer(
  places: TestPlaces,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const { pathname, search } = new URL(request.url ?? '/', places.url)
  if (pathname.startsWith('/photo')) return photo(places, pathname, response)
  places.calls.push({ path: pathname, query: search, headers: request.headers })
  places.atOnce += 1
  places.mostAtOnce = Math.max(places.mostAtOnce, places.atOnce)
  response.once('close', () => {
    places.atOnce -= 1
  })
  await places.hold
  if (places.manner !== 'ok') return manners[places.manner](response)
  if (request.headers['x-goog-api-key'] !== goodKey) return refuse(response, badKey)
  if (!request.headers['x-goog-fieldmask']) return refuse(response, noFieldMask)
  if (pathname !== `/v1/places/${placeId}`) return refuse(response, noSuchPlace)
  return send(response, 200, places.place)
}

async function photo(
  places: TestPlaces,
  pathname: string,
  response: ServerResponse,
): Promise<unknown> {
  places.photoCalls.push(pathname)
  if (pathname === '/photo/gone') return response.writeHead(404).end()
  if (pathname === '/photo/page') return response.end('<svg onload="alert(1)"/>')
  const image = sharp({ create: { width: 128, height: 128, channels: 3, background: '#7a4a06' } })
  const bytes = await image
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .toBuffer()
  return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
}

const manners: Record<Exclude<Manner, 'ok'>, (response: ServerResponse) => unknown> = {
  disabled: (response) => refuse(response, disabled),
  quota: (response) => refuse(response, quota),
  broken: (response) => response.writeHead(503).end('Service Unavailable'),
  // Never answered: whoever asks has to give up.
  slow: () => undefined,
  huge: (response) => send(response, 200, { rating: 5, reviews: ['x'.repeat(1_100_000)] }),
  endless: (response) => response.writeHead(200).write('{"rating": 5,'),
  malformed: (response) => response.writeHead(200).end('{"rating": 4.7, "reviews": ['),
  odd: (response) => send(response, 200, { rating: 'very good', reviews: {} }),
  redirect: (response) => response.writeHead(302, { location: '/v1/places/elsewhere' }).end(),
}

type GoogleError = { code: number; message: string; status: string; reason?: string }

function refuse(response: ServerResponse, { reason, ...error }: GoogleError) {
  const details = reason && [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason,
      domain: 'googleapis.com',
      metadata: { service: 'places.googleapis.com' },
    },
    {
      '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
      locale: 'en-US',
      message: error.message,
    },
  ]
  send(response, error.code, { error: { ...error, ...(details && { details }) } })
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(body, null, 2))
}

const badKey: GoogleError = {
  code: 400,
  message: 'API key not valid. Please pass a valid API key.',
  status: 'INVALID_ARGUMENT',
  reason: 'API_KEY_INVALID',
}
const disabled: GoogleError = {
  code: 403,
  message:
    'Places API (New) has not been used in project 123456789012 before or it is disabled. Enable it and then retry.',
  status: 'PERMISSION_DENIED',
  reason: 'SERVICE_DISABLED',
}
const quota: GoogleError = {
  code: 429,
  message:
    "Quota exceeded for quota metric 'GetPlaceRequest' and limit 'GetPlaceRequest per minute' of service 'places.googleapis.com'.",
  status: 'RESOURCE_EXHAUSTED',
  reason: 'RATE_LIMIT_EXCEEDED',
}
const noFieldMask: GoogleError = {
  code: 400,
  message:
    'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it.',
  status: 'INVALID_ARGUMENT',
}
const noSuchPlace: GoogleError = {
  code: 400,
  message: 'Not a valid Place ID.',
  status: 'INVALID_ARGUMENT',
}
