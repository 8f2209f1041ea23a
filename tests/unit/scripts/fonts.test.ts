import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutChinese } from '../../../scripts/fonts/chinese.ts'
import { chineseHeadings } from '../../../scripts/fonts/texts.ts'

// Cutting takes seconds on a busy machine.
test('the Chinese font of the pages is cut from what their headings say now', {
  timeout: 60_000,
}, async () => {
  const letters = await chineseHeadings()
  for (const letter of '链评再父现清实好') expect(letters).toContain(letter)

  const hash = createHash('sha256')
    .update(await cutChinese(letters))
    .digest('hex')
    .slice(0, 6)
  const style = await readFile('components/farm/fonts.css', 'utf8')
  expect(style, 'run npm run fonts').toContain(`/fonts/noto-serif-sc.${hash}.woff2`)
})
