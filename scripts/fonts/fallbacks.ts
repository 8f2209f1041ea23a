import subsetFont from 'subset-font'
import { readAdvances, readCharacters, readTables, requireTable } from './sfnt.ts'

const sample =
  'Guests come for the fort trails and the lakes, and stay for breakfast on the verandah. Two rooms, six acres, one slow morning.'

interface Substitute {
  readonly name: string
  readonly like: 'Vollkorn' | 'Golos Text'
  readonly at: number
  readonly weight: string
  readonly local: readonly string[]
  /** Average width of the sample's letters in em, measured on open fonts of the same metrics. */
  readonly width: number
}

// Georgia as Gelasio, Times as Tinos, Arial as Arimo; Noto Serif and Roboto (Android) as themselves.
const substitutes: readonly Substitute[] = [
  {
    name: 'Vollkorn Fallback',
    like: 'Vollkorn',
    at: 560,
    weight: '400 700',
    local: ['Georgia', 'Gelasio'],
    width: 0.4367,
  },
  {
    name: 'Vollkorn Fallback Android',
    like: 'Vollkorn',
    at: 560,
    weight: '400 700',
    local: ['Noto Serif', 'NotoSerif'],
    width: 0.4736,
  },
  {
    name: 'Vollkorn Fallback Times',
    like: 'Vollkorn',
    at: 560,
    weight: '400 700',
    local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    width: 0.3987,
  },
  {
    name: 'Golos Fallback',
    like: 'Golos Text',
    at: 400,
    weight: '400 500',
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    width: 0.442,
  },
  {
    name: 'Golos Fallback',
    like: 'Golos Text',
    at: 600,
    weight: '600 700',
    local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 0.4759,
  },
  {
    name: 'Golos Fallback Android',
    like: 'Golos Text',
    at: 400,
    weight: '400 700',
    local: ['Roboto', 'Roboto-Regular'],
    width: 0.4415,
  },
]

/** Faces of installed fonts, stretched to the metrics of ours, so that nothing moves when ours arrive. */
export async function writeFallbacks(latin: Record<Substitute['like'], Buffer>): Promise<string> {
  const rules: string[] = []
  for (const substitute of substitutes)
    rules.push(await writeRule(substitute, latin[substitute.like]))
  return rules.join('\n')
}

async function writeRule(substitute: Substitute, font: Buffer): Promise<string> {
  const { width, ascent, descent, gap } = await measure(font, substitute.at)
  const stretch = width / substitute.width
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return `@font-face {
  font-family: '${substitute.name}';
  font-weight: ${substitute.weight};
  src: ${substitute.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(stretch)};
  ascent-override: ${percent(ascent / stretch)};
  descent-override: ${percent(descent / stretch)};
  line-gap-override: ${percent(gap / stretch)};
}`
}

/** Width of the average letter of the sample and the line's metrics, in em. */
async function measure(font: Buffer, weight: number) {
  const plain = await subsetFont(font, sample, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const tables = readTables(plain)
  const em = requireTable(tables, 'head').readUInt16BE(18)
  const lines = requireTable(tables, 'hhea')
  return {
    width: averageAdvance(tables) / em,
    ascent: lines.readInt16BE(4) / em,
    descent: -lines.readInt16BE(6) / em,
    gap: lines.readInt16BE(8) / em,
  }
}

function averageAdvance(tables: ReturnType<typeof readTables>): number {
  const advances = readAdvances(tables)
  const glyphs = readCharacters(tables)
  const widths = [...sample].map((letter) => advances[glyphs.get(letter.codePointAt(0) ?? 0) ?? 0])
  return widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) / widths.length
}
