import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../../farms')

type Texts = Record<string, string>

/** A room as `rooms_save` takes it, with its drawings by their slots. */
type RoomOfFolder = {
  name: string
  base_rate: string
  units: number
  sleeps: number
  description: string
  facts: object
  words: object
  pictures: { slot: string; file: string }[]
}

/** An item of the farm's own: its values, its drawing, and its texts by language. */
export type OwnItem = {
  values?: Record<string, number>
  picture?: string
  en: Texts
  fr?: Texts
  ar?: Texts
  es?: Texts
  zh?: Texts
  ru?: Texts
}

/** A farm as its folder has it. */
export type FarmFolder = {
  facts: Record<string, string | number | boolean | null>
  rooms: RoomOfFolder[]
  /** By language and place. */
  words: Record<string, Texts>
  /** By list: shipped items by their ids, and the farm's own. */
  lists: Record<string, (string | OwnItem)[]>
  /** Drawings by what they take the place of. */
  pictures: Record<string, string>
  /** Draws a picture as a photo of a phone would be. */
  draw: (file: string) => Promise<File>
}

/** The names of the farms that there are folders of. */
const farmNames = (): string[] => readdirSync(folder)

/** Reads the folder of a farm. Throws an Error of one sentence for a name that none has. */
export async function readFarmFolder(name: string): Promise<FarmFolder> {
  if (!farmNames().includes(name)) {
    throw new Error(`There’s no folder farms/${name}. There is: ${farmNames().join(', ')}.`)
  }
  const read = async (path: string) => JSON.parse(await readFile(join(folder, name, path), 'utf8'))
  const languages = readdirSync(join(folder, name, 'words'))
  const words = languages.map(async (file) => [
    file.replace('.json', ''),
    await read(join('words', file)),
  ])
  return {
    facts: await read('facts.json'),
    rooms: await read('rooms.json'),
    words: Object.fromEntries(await Promise.all(words)),
    lists: await read('lists.json'),
    pictures: await read('pictures.json'),
    draw: (file) => draw(join(folder, name, 'pictures', file)),
  }
}

async function draw(path: string): Promise<File> {
  if (!existsSync(path)) throw new Error(`The picture ${path} is missing.`)
  // 72 dpi is the size that the drawing names.
  const picture = sharp(path, { density: 288 }).resize({ width: 1600 })
  const bytes = await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  return new File([Uint8Array.from(bytes)], 'photo.jpg', { type: 'image/jpeg' })
}
