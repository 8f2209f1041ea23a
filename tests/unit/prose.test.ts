import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folders = ['app', 'calls', 'components', 'lib', 'server', 'scripts']
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('lib/db/generated/'))

/** Returns the comments of a file, each as one line of text. */
function commentsOf(text: string): string[] {
  const found = text.match(/\/\*\*?[\s\S]*?\*\/|(?:^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/g) ?? []
  return found.map((comment) =>
    comment
      .replace(/\*\/$/, '')
      .replace(/^\s*(\/\*\*?|\/\/|\*)/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

/** Words of a dialect that only this code spoke, and what to write in their place. */
const dialect: [RegExp, string][] = [
  [/\bcan not\b/i, 'cannot'],
  [/\bsigns? of life\b/i, 'heartbeat'],
  [/\b(finds?|found|has|have|had|without) (no|a) line\b/i, 'connection'],
  [/\bline is (back|down|lost)\b/i, 'connection'],
  [/\bweighs?\b/i, 'the size in bytes'],
  [/\bthe room (at|around|of the|inside) (the )?(sides?|it|cell|frame)/i, 'padding'],
  [/\bwishes at\b/i, 'calls'],
  [/\bfirst picture of the page\b/i, 'first render'],
  [/\bon the shelf\b/i, 'in the folder'],
]

describe('comments', () => {
  test.each(dialect)('do not say %s', (word, instead) => {
    const said = files.flatMap((file) =>
      commentsOf(readFileSync(file, 'utf8'))
        .filter((comment) => word.test(comment))
        .map((comment) => `${file}: ${comment.slice(0, 120)}`),
    )
    expect(said, `write: ${instead}`).toEqual([])
  })
})
