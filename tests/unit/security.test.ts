import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A promise is a row: a sentence, and after it the file and the title of its test.
const promises = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Promise|---)/.test(line))
  .map((line) => {
    const [promise = '', held = ''] = line.slice(2, -2).split(' | ')
    const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(held) ?? []
    return { promise, file, title }
  })

test('there are promises to look at', () => {
  expect(promises.length).toBeGreaterThan(40)
})

test.each(promises)('$promise', ({ file, title }) => {
  expect(title).not.toBe('')
  expect(readFileSync(file, 'utf8')).toContain(title)
})
