import { readFile } from 'node:fs/promises'
import { farm } from '../../lib/farm/rules/farm.ts'
import { farmNames } from '../../lib/i18n/farm-facts.ts'
import rooms from '../../prisma/sample-rooms.json' with { type: 'json' }

// Messages that are set in the headings' face. Body text uses the reader's own Chinese font.
const headings = [
  /((?<!meta\.)title|name|heading|headline|empty|kicker)$/i,
  /\.(nav\.\w+|footer\.(quickLinks|contact|legal)|dock\.price|quote\.text|terms\.questions)$/,
  /\.(home\.nearby\.\w+\.label|testimonials\.hiddenNote|find\.landmarks)$/,
  /\.(booking\.preparing|booking\.done\.next|guest\.greeting|timeline\.\w+|directions\.\w+\.from)$/,
]
/** The characters that `Intl` writes into a date. */
const dateLetters = '年月日周一二三四五六'

/** The letters of the Marathi names: the farm's, and those that only the English messages hold in full. */
export async function marathiLetters(): Promise<string> {
  const messages = strings(await readMessages('en'), () => true)
  const words = [farm().nameInMarathi, ...messages, ...roomNames('mr')].join('')
  return unique(words.match(/\p{Script=Devanagari}/gu) ?? [])
}

/** The letters of everything that a Chinese page sets as a heading. */
export async function chineseHeadings(): Promise<string> {
  const words = strings(await readMessages('zh'), (path) => headings.some((one) => one.test(path)))
  const { farmName, brand } = farmNames('zh')
  const [aboutWords = ''] = (await readFile('public/translations/about.zh.txt', 'utf8')).split('\n')
  const names = roomNames('zh').join('')
  return unique([...dateLetters, ...farmName, ...brand, ...aboutWords, ...words.join(''), ...names])
}

const roomNames = (locale: 'mr' | 'zh') => rooms.map(({ words }) => words[locale].name)

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
