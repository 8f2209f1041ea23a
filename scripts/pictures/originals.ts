import { readdir } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'

const masters = 'art/masters'
const readable = new Set(['.webp', '.jpg', '.jpeg', '.png', '.avif', '.tif', '.tiff'])

export interface Original {
  readonly id: string
  readonly kind: 'art' | 'photo'
  readonly file: string
}

/** The plates, replaced by photographs in `folder` with the same name. */
export async function findOriginals(folder?: string): Promise<readonly Original[]> {
  const byId = new Map<string, Original>()
  for (const plate of await pick(masters, 'art')) byId.set(plate.id, plate)
  if (folder && resolve(folder) !== resolve(masters)) {
    for (const photo of await pick(folder, 'photo')) byId.set(photo.id, photo)
  }
  return [...byId.values()].sort((a, b) => a.id.localeCompare(b.id, 'en'))
}

async function pick(folder: string, kind: Original['kind']): Promise<Original[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => readable.has(parse(name).ext.toLowerCase()))
    .map((name) => ({ id: parse(name).name.toLowerCase(), kind, file: join(folder, name) }))
}
