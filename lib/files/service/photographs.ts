import { fileTypeFromBuffer } from 'file-type'
import type { CopyFormat } from '../../pictures/rules.ts'
import { ending } from '../../shared/ending.ts'
import { processWide } from '../../shared/process-wide.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import { storedName } from '../rules.ts'
import { decoders } from './decoders.ts'
import type { NewFile } from './pictures.ts'

/** A photograph to be read, or a stored one whose copies are to be made. */
export type PhotoJob = { bytes: Uint8Array; work: 'read' | 'heic' | 'copies' }

type Look = { width: number; height: number; color: string }
export type ReadPhoto = Look & { bytes: Uint8Array<ArrayBuffer> }
export type Copies = Look & {
  copies: { format: CopyFormat; width: number; bytes: Uint8Array<ArrayBuffer> }[]
}

/** A photograph as it will be stored. */
export type NewPhotograph = Look & { file: NewFile }

const heic = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']
const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

const worker = 'photo-worker.ts'
const maxMegabytes = 900
// A colleague is waiting for the first; nobody is for the second, which yields to everything else.
const reading = processWide('photographs', () =>
  decoders<PhotoJob, ReadPhoto>(
    { width: 1, most: 20, niceness: 10, worker },
    { maxMs: 120_000, maxMegabytes },
  ),
)
const copying = processWide('copies of photographs', () =>
  decoders<PhotoJob, Copies>(
    { width: 1, niceness: 19, worker },
    { maxMs: 5 * 60_000, maxMegabytes },
  ),
)

/**
 * Makes a photograph of our own out of one that was sent, HEIC included: its content decides what it is. It's turned upright, made as
 * small as it's kept, and loses what its metadata says, such as its place and camera.
 * `not_an_image` for anything else and for what can't be decoded in the time and memory that a photograph has, `too_large` beyond
 * `maxPhotoPixels`, `busy` if too many wait.
 */
export async function readPhotograph(image: File): Promise<NewPhotograph> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? 'unknown'
  const work = heic.includes(mime) ? 'heic' : 'read'
  if (work === 'read' && !readable.includes(mime)) throw new Refusal('not_an_image', unreadable)
  const read = await reading({ bytes, work })
  if ('refused' in read) {
    throw new Refusal(read.refused, read.refused === 'too_large' ? tooLarge : unreadable)
  }
  const { bytes: jpeg, ...look } = read
  const name = storedName(image.name, 'jpeg')
  return { ...look, file: { name, mime: 'image/jpeg', bytes: jpeg, sha256: sha256Of(bytes) } }
}

const unreadable = {
  message: 'We can’t read this file as a photo. Please choose a JPEG, HEIC, PNG or WebP.',
}
const tooLarge = {
  message: 'This photo has more than 50 megapixels. Please choose a smaller one.',
}

/** Makes the copies of a stored photograph; null if it can't be read. Rejects as soon as this process is told to end. */
export async function copiesOf(bytes: Uint8Array): Promise<Copies | null> {
  const made = await copying({ bytes, work: 'copies' }, undefined, ending())
  return 'refused' in made ? null : made
}
