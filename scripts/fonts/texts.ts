import { readFile } from 'node:fs/promises'

// Messages that are set in the headings' face. Body text uses the reader's own Chinese font.
const headings = [
  /(\.brand\w*|(?<!meta\.)title|name|heading|headline|empty|kicker)$/i,
  /\.(nav\.\w+|footer\.(quickLinks|contact|legal)|dock\.price|quote\.text|terms\.questions)$/,
  /\.(home\.nearby\.\w+\.label|testimonials\.hiddenNote)$/,
  /\.(booking\.preparing|booking\.done\.next|directions\.\w+\.from)$/,
]
/** What `Intl` writes into a date. */
const dateLetters = '年月日周一二三四五六'

/** The letters of the Marathi names, which only the English messages hold in full. */
export async function marathiLetters(): Promise<string> {
  const words = strings(await readMessages('en'), () => true).join('')
  return unique(words.match(/\p{Script=Devanagari}/gu) ?? [])
}

/** The letters of everything that a Chinese page sets as a heading. */
export async function chineseHeadings(): Promise<string> {
  const words = strings(await readMessages('zh'), (path) => headings.some((one) => one.test(path)))
  return unique([...dateLetters, ...words.join('')])
}

function readMessages(locale: string): Promise<unknown> {
  return readFile(`messages/${locale}.json`, 'utf8').then(JSON.parse)
}

/** The messages whose path, such as `home.quote.text`, is wanted. */
function strings(value: unknown, wanted: (path: string) => boolean, path = ''): string[] {
  if (typeof value === 'string') return wanted(path) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, wanted, `${path}.${name}`))
}

function unique(letters: readonly string[]): string {
  return [...new Set(letters)].sort().join('')
}
