import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { shortHash, writeHashed } from './hashed-files.ts'

// The best compressed first: a browser takes the first kind that it can play.
const cuts = [
  { file: 'hero-av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { file: 'hero-vp9.webm', type: 'video/webm; codecs="vp9"' },
  { file: 'hero-h264.mp4', type: 'video/mp4; codecs="avc1.640032"' },
]

/** Shelves the hero film as it is: it was encoded with care elsewhere. */
export async function readFilm() {
  const sources: { src: string; type: string }[] = []
  for (const { file, type } of cuts) sources.push({ src: await copyHashed(file), type })
  return { width: 1280, height: 720, poster: await copyHashed('hero-poster.avif'), sources }
}

async function copyHashed(file: string): Promise<string> {
  const bytes = await readFile(join('art', file))
  const { name, ext } = parse(file)
  return writeHashed(`${name}.${shortHash(bytes)}${ext}`, async () => bytes)
}
