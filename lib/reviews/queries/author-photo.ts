import { log } from '../../log.ts'
import { sha256Of } from '../../shared/sha256.ts'
import { fetchPhoto } from '../service/google.ts'
import { readKeptAnswer } from './kept-answer.ts'
import { readSettings } from './settings.ts'

type Photo = Uint8Array<ArrayBuffer> | null
type Kept = { photo: Promise<Photo>; until: number }

/** A picture is asked for again after an hour; one that could not be had, after five minutes. */
const keptMs = 3_600_000
const missedMs = 300_000
const mostKept = 50

// In memory alone: what is Google's is not stored for longer than it is shown.
const photos = new Map<string, Kept>()

/**
 * The address on this origin of a review author's picture. The server fetches it, so that Google does not learn who looks at
 * our pages; the address is a hash, so that the server can't be made to fetch anything else.
 */
export function photoPath(url: string): string {
  return `/api/review_photos/${photoId(url)}`
}

/**
 * The picture behind an address of {@link photoPath}, as WebP; null unless it belongs to an author whose
 * review is kept now, and when Google does not give it.
 */
export async function findAuthorPhoto(id: string, now: Date): Promise<Photo> {
  const { placeId, display } = await readSettings()
  if (!display.show_avatar) return null
  const { answer } = await readKeptAnswer(placeId)
  const urls = answer?.place.reviews.map(({ authorAttribution }) => authorAttribution?.photoUri)
  const url = urls?.find((candidate) => candidate && photoId(candidate) === id)
  if (!url) return null
  const known = photos.get(id)
  if (known && known.until > now.getTime()) return known.photo
  return fetchAndKeep(id, url, now)
}

function fetchAndKeep(id: string, url: string, now: Date): Promise<Photo> {
  const kept: Kept = {
    until: now.getTime() + keptMs,
    photo: fetchPhoto(url).catch((error) => {
      kept.until = now.getTime() + missedMs
      log.info({ photo: id, why: error.message }, 'no picture of a review author')
      return null
    }),
  }
  photos.delete(id)
  photos.set(id, kept)
  const [oldest] = photos.keys()
  if (photos.size > mostKept && oldest) photos.delete(oldest)
  return kept.photo
}

function photoId(url: string): string {
  return sha256Of(url).toString('hex').slice(0, 32)
}
