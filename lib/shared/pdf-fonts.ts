import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import subsetFont from 'subset-font'

type Source = {
  package: string
  /** The subsets that may be used; all if none are named. */
  subsets?: readonly string[]
  /** A file for each of these weights; without them, one file has an axis of all. */
  weights?: readonly number[]
}

// In this order a letter is looked for. Golos is the site's own text; it has no ₹, which comes from Plex.
const sources: readonly Source[] = [
  {
    package: '@fontsource-variable/golos-text',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  },
  {
    package: '@fontsource/ibm-plex-sans-arabic',
    subsets: ['latin-ext', 'arabic'],
    weights: [400, 600],
  },
  { package: '@fontsource-variable/vollkorn', subsets: ['vietnamese', 'greek'] },
  {
    package: '@fontsource/tiro-devanagari-marathi',
    subsets: ['devanagari'],
    weights: [400],
  },
  { package: '@fontsource-variable/noto-serif-sc' },
]

export type PdfFonts = {
  /** Their names, in the order in which a letter is looked for. */
  families: string[]
  /** Returns true if they have all letters of a text. */
  have: (text: string) => boolean
}

/**
 * Makes known to the PDF what of our fonts a text needs, whatever scripts it is in. Each font is cut to the
 * text and its weight is fixed: react-pdf can neither embed the composed letters of a font with an axis nor
 * join all of Arabic's (its own shaping lost the alef of "إ"); what HarfBuzz has cut, it draws right. A letter
 * that none of them has, such as one of Tamil or Thai, would show as an empty box.
 */
export async function registerFonts(text: string): Promise<PdfFonts> {
  // Nothing is hyphenated; but a word that may be wider than its column must be cut somewhere.
  Font.registerHyphenationCallback((word) => (word.length > 16 ? [...word] : [word]))
  const letters = new Set(text)
  const left = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))
  const families: string[] = []
  for (const source of sources) {
    for (const [subset, fits] of await subsetsOf(source)) {
      const promised = [...left].filter(fits)
      if (promised.length === 0) continue
      const file = `${source.package.split('/')[1]}-${subset}`
      const { family, has } = await register(source, file, [...letters].join(''))
      families.push(family)
      for (const point of promised.filter(has)) left.delete(point)
    }
  }
  const have = (wanted: string) =>
    [...wanted].every((letter) => !/\p{L}/u.test(letter) || !left.has(letter.codePointAt(0) ?? 0))
  return { families, have }
}

/** Makes known the face of headings for a text in Latin letters, and returns its name. */
export async function registerHeadings(text: string): Promise<string> {
  const source = { package: '@fontsource-variable/vollkorn' }
  return (await register(source, 'vollkorn-latin', text)).family
}

/** The subsets that may be used, each with which letters it should have. */
async function subsetsOf(source: Source): Promise<[name: string, fits: Has][]> {
  const ranges = JSON.parse(await readFile(pathOf(source, 'unicode.json'), 'utf8'))
  return (
    Object.entries<string>(ranges)
      .filter(([subset]) => !source.subsets || source.subsets.includes(subset))
      // The Chinese ones are numbered "[4]".
      .map(([subset, range]) => [subset.replace(/[[\]]/g, ''), within(range)])
  )
}

type Has = (point: number) => boolean

/**
 * Makes one font known in each of its weights, and answers by which name, which is of its text, too, and which letters it
 * has: a thread that makes several documents cuts a font for each.
 */
async function register(source: Source, name: string, text: string) {
  const family = `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  let has: Has = () => false
  for (const weight of source.weights ?? [400, 600]) {
    const ending = source.weights ? `${weight}-normal` : 'wght-normal'
    const font = await readFile(pathOf(source, `files/${name}-${ending}.woff2`))
    const cut = await subsetFont(font, text, {
      targetFormat: 'sfnt',
      ...(!source.weights && { variationAxes: { wght: weight } }),
    })
    // fontkit reads the box of an empty letter, such as the space, beyond the end if it is the last.
    const padded = Buffer.concat([cut, Buffer.alloc(16)])
    const src = `data:font/ttf;base64,${padded.toString('base64')}`
    Font.register({ family, fontWeight: weight, src })
    const loaded = await load(family, weight, `${name}-${weight}`)
    has = (point) => loaded.hasGlyphForCodePoint(point)
  }
  return { family, has }
}

// All subsets and weights of a family call themselves the same, and pdfkit, which knows fonts by that name,
// would embed every one but the first anew for each piece of text.
async function load(fontFamily: string, fontWeight: number, name: string) {
  const wanted = { fontFamily, fontWeight }
  await Font.load(wanted)
  const font = Font.getFont(wanted)?.data
  if (!font) throw new Error(`The font ${fontFamily} could not be read.`)
  return Object.defineProperty(font, 'postscriptName', { value: name })
}

function pathOf(source: Source, file: string): string {
  return join(process.cwd(), 'node_modules', source.package, file)
}

// "U+0460-052F,U+20B4"
function within(ranges: string): (point: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [from, to] as const
  })
  return (point) => pairs.some(([from, to]) => point >= from && point <= to)
}
