/**
 * Cuts the site's fonts out of their packages into `public/fonts`, and writes the
 * style sheet and the list of what each script's pages ask for at once. To be run
 * again when Chinese headings or Marathi names change.
 *
 *   node scripts/fonts.ts
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { chineseRange, cutChinese } from './fonts/chinese.ts'
import { type Face, listFaces, preloads } from './fonts/faces.ts'
import { writeFallbacks } from './fonts/fallbacks.ts'
import { cutFace, rangeOf } from './fonts/package.ts'
import { type SetFace, writeStylesheet } from './fonts/stylesheet.ts'
import { chineseHeadings, marathiLetters } from './fonts/texts.ts'

const folder = 'public/fonts'
const addresses = new Map<string, string>()

await mkdir(folder, { recursive: true })
const listed = listFaces(await marathiLetters())
const faces: SetFace[] = [await setChinese()]
for (const face of listed) faces.push(await setFace(face))

await writeFile('components/farm/fonts.css', writeStylesheet(faces, await fallbacks()))
await writeFile('components/farm/fonts.json', `${JSON.stringify(listPreloads(), null, 2)}\n`)
await writeLicences()
await prune()

async function setFace(face: Face): Promise<SetFace> {
  const kept = face.part ?? face.subset
  const stem = [basename(face.package), kept, face.cut, face.style].join('-')
  const src = await writeHashed(stem, await cutFace(face))
  if (face.style === 'normal') addresses.set(`${face.family} ${kept} ${face.cut}`, src)
  const { family, style, weight } = face
  return { family, style, weight, src, range: await rangeOf(face) }
}

async function setChinese(): Promise<SetFace> {
  const src = await writeHashed('noto-serif-sc', await cutChinese(await chineseHeadings()))
  addresses.set('Noto Serif SC chinese wght', src)
  const family = 'Noto Serif SC'
  return { family, style: 'normal', weight: '400 700', src, range: chineseRange }
}

async function writeHashed(stem: string, font: Buffer): Promise<string> {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 6)
  const name = `${stem}.${hash}.woff2`
  await writeFile(`${folder}/${name}`, font)
  console.log(`${String(font.length).padStart(7)}  ${name}`)
  return `/fonts/${name}`
}

async function fallbacks(): Promise<string> {
  const latin = (name: string) =>
    readFile(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  return writeFallbacks({
    Vollkorn: await latin('vollkorn'),
    'Golos Text': await latin('golos-text'),
  })
}

function listPreloads() {
  return Object.fromEntries(
    Object.entries(preloads).map(([script, wanted]) => [script, wanted.map(addressOf)]),
  )
}

function addressOf(name: string): string {
  const address = addresses.get(name)
  if (!address) throw new Error(`No font is called ${name}`)
  return address
}

// The Open Font License asks for its text to travel with the fonts.
async function writeLicences(): Promise<void> {
  const packages = new Set([
    ...listed.map((face) => face.package),
    '@fontsource-variable/noto-serif-sc',
  ])
  const texts = [...packages].map((name) => readFile(`node_modules/${name}/LICENSE`, 'utf8'))
  await writeFile(`${folder}/LICENSES.txt`, (await Promise.all(texts)).join('\n\n'))
}

async function prune(): Promise<void> {
  const kept = new Set(faces.map((face) => basename(face.src)))
  for (const name of await readdir(folder)) {
    if (name.endsWith('.woff2') && !kept.has(name)) await rm(`${folder}/${name}`)
  }
}
