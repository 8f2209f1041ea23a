import { readFile } from 'node:fs/promises'

// Keys whose messages are set as headings. Body text uses the reader's own Chinese font.
const headingKey = /^brand|(title|name|heading|headline|question|quote|empty|kicker|label)$/i
/** The letters of the Marathi names, which only the English messages hold in full. */
export async function marathiLetters(): Promise<string> {
  const words = strings(await readMessages('en'), () => true).join('')
  return unique(words.match(/\p{Script=Devanagari}/gu) ?? [])
}

/** The letters of everything that a Chinese page sets as a heading. */
export async function chineseHeadings(): Promise<string> {
  return unique([...strings(await readMessages('zh'), (key) => headingKey.test(key)).join('')])
}

function readMessages(locale: string): Promise<unknown> {
  return readFile(`messages/${locale}.json`, 'utf8').then(JSON.parse)
}

function strings(value: unknown, wanted: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return wanted(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, wanted, name))
}

function unique(letters: readonly string[]): string {
  return [...new Set(letters)].sort().join('')
}
