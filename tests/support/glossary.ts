import { readFileSync } from 'node:fs'

/** A row of a glossary: words that may stand in no message, but for those whose keys begin with an exception. */
export type Row = { word: string; twins: string[]; exceptions: string[] }

const columns = 4

/** Returns the rows of a glossary in `docs/words`: the idea in English, the language's word, its forbidden twins, exceptions. */
export function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const cells = line.split('|').slice(1, -1)
    if (cells.length !== columns) throw new Error(`not ${columns} cells: ${line}`)
    const [, word = '', twins = '', exceptions = ''] = cells
    return { word: word.trim(), twins: listed(twins), exceptions: listed(exceptions) }
  })
}

const listed = (cell: string) =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)

const letter = '[\\p{L}\\p{M}\\p{N}]'
// Arabic writes "and", "with", "for" and the article as one with the word that follows.
const before = `(?<!${letter})(?:[وف]?[بلك]?(?:ال|لل)?)`

/** Returns true if a text has a phrase as whole words; Chinese does not part its words. */
export function says(text: string, phrase: string): boolean {
  // A message may have a space that does not break where the glossary has a plain one.
  const words = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
  const whole = /\p{Script=Han}/u.test(phrase) ? words : `${before}${words}(?!${letter})`
  return new RegExp(whole, 'iu').test(text)
}

/** Returns where texts have a forbidden twin, each with its key. */
export function forbidden(rows: Row[], messages: Iterable<[string, string]>): string[] {
  return [...messages].flatMap(([key, text]) =>
    rows
      .filter(({ exceptions }) => !exceptions.some((prefix) => key.startsWith(prefix)))
      .flatMap(({ word, twins }) =>
        twins.filter((twin) => says(text, twin)).map((twin) => `${key}: ${twin}, not ${word}`),
      ),
  )
}

/** Returns the rows of the glossary of a language. */
export const glossaryOf = (locale: string) =>
  rowsOf(readFileSync(`docs/words/${locale}.md`, 'utf8'))
