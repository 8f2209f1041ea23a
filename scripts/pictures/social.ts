import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { address, exists, manifestFile, shortHash, writeIfChanged } from './hashed-files.ts'
import type { Original } from './originals.ts'

/** The card shown when a page's link is shared. */
interface Card {
  readonly src: string
  /** Hash of what the card was made from: its file name has to stay the same. */
  readonly from: string
}

const plates = {
  home: 'dawn',
  about: 'wada',
  experiences: 'ridge',
  'stay-dining': 'cottage',
  nearby: 'hillfort',
  gallery: 'jetty',
  testimonials: 'chai',
  events: 'dinner',
  booking: 'valleybed',
  payment: 'stairs',
  contact: 'well',
  terms: 'corridor',
  privacy: 'nook',
}

const size = { width: 1200, height: 630 }
const most = 120_000
const recipe = 'jpeg 1'

/** The cards of the last run, which tell what need not be printed again. */
export async function readCards(): Promise<Record<string, Card>> {
  const manifest = await readFile(manifestFile, 'utf8').catch(() => '{}')
  return JSON.parse(manifest).cards ?? {}
}

/** Prints a 1200×630 JPEG for every public page from a plate that fits it. */
export async function printCards(
  originals: readonly Original[],
  before: Record<string, Card>,
): Promise<Record<string, Card>> {
  const cards: Record<string, Card> = {}
  for (const [page, id] of Object.entries(plates)) {
    const original = originals.find((candidate) => candidate.id === id)
    if (!original) throw new Error(`No original named ${id} for the card of ${page}`)
    cards[page] = await printCard(page, original, before[page])
  }
  return cards
}

async function printCard(page: string, original: Original, before?: Card): Promise<Card> {
  const bytes = await readFile(original.file)
  const from = shortHash(bytes, recipe)
  const file = join('public/pictures/og', `${page}.jpg`)
  if (before?.from !== from || !(await exists(file))) await writeIfChanged(file, await print(bytes))
  return { src: address(`og/${page}.jpg`), from }
}

/** Steps the quality down until the card is light enough for a chat application's preview. */
async function print(bytes: Buffer): Promise<Buffer> {
  const raw = await sharp(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer()
  for (let quality = 84; quality > 40; quality -= 4) {
    const card = await sharp(raw).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (card.length < most) return card
  }
  throw new Error('A card does not fit into 120 KB at any quality worth showing')
}
