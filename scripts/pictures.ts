/**
 * Makes every picture of the site out of the originals in `art/`.
 *
 *   node scripts/pictures.ts [folder of photographs]
 *
 * Without a folder the plates in `art/masters` are used. A photograph in the
 * folder takes the place of the plate with the same name (`room.jpg` replaces
 * `room.webp`) and is marked `photo`. What is unchanged is not encoded again.
 */
import { readFile } from 'node:fs/promises'
import { readFilm } from './pictures/film.ts'
import { manifestFile, pruneUnnamed, writeIfChanged } from './pictures/hashed-files.ts'
import { drawIcons } from './pictures/icons.ts'
import { findOriginals } from './pictures/originals.ts'
import { encodePlate } from './pictures/plates.ts'
import { printCards, readCards } from './pictures/social.ts'

const [folder] = process.argv.slice(2)
const originals = await findOriginals(folder)
const focalPoints: Record<string, string> = JSON.parse(
  await readFile('art/focal-points.json', 'utf8'),
)

const pictures: Record<string, Awaited<ReturnType<typeof encodePlate>>> = {}
for (const original of originals) {
  pictures[original.id] = await encodePlate(original, focalPoints[original.id] ?? '50% 50%')
  console.log(`${original.id} (${original.kind})`)
}

const manifest = {
  pictures,
  film: await readFilm(),
  cards: await printCards(originals, await readCards()),
}
await drawIcons()
await writeIfChanged(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
const removed = await pruneUnnamed(manifest)
console.log(`${originals.length} pictures, ${removed} old files removed`)
