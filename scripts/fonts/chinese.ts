import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { joinFonts } from './join.ts'
import { characters, rangesOf } from './package.ts'

const packageName = '@fontsource-variable/noto-serif-sc'
const variationAxes = { wght: 560 }

/** Chinese writing and the marks whose Chinese form is wider than the Latin one. */
export const chineseRange =
  'U+B7,U+2014,U+2018-2019,U+201C-201D,U+2026,U+2E80-2FDF,U+3000-303F,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF'

/** One small font with just the characters of `text`, out of the hundred files of the package. */
export async function cutChinese(text: string): Promise<Buffer> {
  const wanted = new Set([...text].filter((letter) => chinese.has(letter)))
  const parts: Buffer[] = []
  for (const [subset, range] of Object.entries(await rangesOf(packageName))) {
    const here = [...characters(range)].filter((letter) => wanted.delete(letter)).join('')
    if (here) parts.push(await cutPart(subset, here))
  }
  if (wanted.size > 0) console.warn(`Noto Serif SC has no ${[...wanted].join('')}`)
  return subsetFont(joinFonts(parts), text, { targetFormat: 'woff2' })
}

const chinese = new Set(characters(chineseRange))

async function cutPart(subset: string, text: string): Promise<Buffer> {
  const name = `noto-serif-sc-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`
  const file = await readFile(`node_modules/${packageName}/files/${name}`)
  return subsetFont(file, text, { targetFormat: 'sfnt', variationAxes, noLayoutClosure: true })
}
