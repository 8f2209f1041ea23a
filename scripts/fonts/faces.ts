/** One file of the site's type: where it comes from, and what is kept of it. */
export interface Face {
  readonly family: string
  readonly package: string
  readonly subset: string
  readonly style: 'normal' | 'italic'
  /** Weights the file answers for in CSS. */
  readonly weight: string
  /** The weight in the name of the package's file. */
  readonly cut: string
  /** Weights kept of a variable file. */
  readonly axis?: number | { min: number; max: number }
  /** Characters kept; without it all of the subset. */
  readonly text?: string
  /** The suffix of the file's name where it holds only a part of the subset. */
  readonly part?: string
  /** True if it contains the rest of the subset, without {@link text}. */
  readonly rest?: true
}

// Headings are set in 560 only: one weight is 25 KB where the whole axis is 46.
const headings = {
  family: 'Vollkorn',
  package: '@fontsource-variable/vollkorn',
  cut: 'wght',
  weight: '400 700',
  axis: 560,
} as const

// The design uses 400, 500 and 600: without the heavier end 24 KB where the whole axis is 38.
const text = {
  family: 'Golos Text',
  package: '@fontsource-variable/golos-text',
  style: 'normal',
  cut: 'wght',
  weight: '400 600',
  axis: { min: 400, max: 600 },
} as const

// The packages keep ₹ with the accents of Eastern Europe, but every price needs it: it has files of
// its own, listed last, because of two faces with the same character a browser takes the later one.
const rupee = { subset: 'latin-ext', style: 'normal', part: 'rupee', text: '₹' } as const

// English needs two thirds of a Latin file; French and Spanish ask for the accents, too.
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
// Marks of direction are never drawn: no further file is fetched for them.
const marks = '\u200E\u200F\u2066\u2067\u2068\u2069'
const plain = {
  subset: 'latin',
  part: 'plain',
  text: `${ascii}\u00A0©·×«»‘’“”–—…${marks}`,
} as const
const accents = { ...plain, part: 'accents', rest: true } as const
const latinParts = [plain, accents, { subset: 'latin-ext' }] as const
const cyrillicParts = [{ subset: 'cyrillic' }, { subset: 'cyrillic-ext' }] as const

// Golos Text has no ₹. Plex, which the Arabic pages use anyway, is the closest to its figures.
const textRupee = {
  ...rupee,
  family: text.family,
  package: '@fontsource/ibm-plex-sans-arabic',
} as const

// The letters and marks of Arabic are a third of an Arabic file: the rest serves Persian, Urdu and others, and is fetched
// only when needed. It includes the space, so that no Latin file is fetched for spaces between words.
const letters = String.fromCharCode(...Array.from({ length: 50 }, (_, index) => 0x621 + index))
const arabic = {
  subset: 'arabic',
  style: 'normal',
  part: 'letters',
  text: `${letters}،؛؟ ${marks}`,
} as const
const arabicRest = { ...arabic, part: 'rest', rest: true } as const

const arabicHeadings = {
  family: 'El Messiri',
  package: '@fontsource/el-messiri',
  cut: '600',
  weight: '400 700',
} as const

const arabicText = {
  family: 'IBM Plex Sans Arabic',
  package: '@fontsource/ibm-plex-sans-arabic',
} as const

/** All faces that are cut from one file of a package; Chinese is joined from many. */
export function listFaces(devanagari: string): readonly Face[] {
  return [
    ...[...latinParts, ...cyrillicParts].flatMap((kept): Face[] => [
      { ...headings, ...kept, style: 'normal' },
      { ...headings, ...kept, style: 'italic' },
      { ...text, ...kept },
    ]),
    ...[arabic, arabicRest].flatMap((kept): Face[] => [
      { ...arabicHeadings, ...kept },
      { ...arabicText, ...kept, cut: '400', weight: '400' },
      { ...arabicText, ...kept, cut: '600', weight: '500 700' },
    ]),
    {
      family: 'Tiro Devanagari Marathi',
      package: '@fontsource/tiro-devanagari-marathi',
      subset: 'devanagari',
      style: 'normal',
      cut: '400',
      weight: '400',
      text: `${devanagari} `,
    },
    { ...headings, ...rupee },
    { ...textRupee, cut: '400', weight: '400 500' },
    { ...textRupee, cut: '600', weight: '600' },
  ]
}

/** The files a page of each script asks for at once, as `family`, subset or part, `weight`. */
export const preloads = {
  latin: ['Vollkorn plain wght', 'Golos Text plain wght'],
  cyrillic: ['Vollkorn cyrillic wght', 'Golos Text cyrillic wght'],
  arabic: [
    'El Messiri letters 600',
    'IBM Plex Sans Arabic letters 400',
    'IBM Plex Sans Arabic letters 600',
    'Golos Text plain wght',
  ],
  chinese: ['Noto Serif SC chinese wght', 'Golos Text plain wght'],
} as const
