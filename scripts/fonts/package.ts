import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'

/**
 * The bytes of a face, cut down to what it keeps. Hinting goes: at the sizes of our pages no screen of
 * today needs it, and it is half of the Devanagari file and a third of the Arabic ones.
 */
export async function cutFace(face: Face): Promise<Buffer> {
  const name = [basename(face.package), face.subset, face.cut, face.style].join('-')
  const file = await readFile(`node_modules/${face.package}/files/${name}.woff2`)
  const text = characters(await rangeOf(face))
  return subsetFont(file, text, { targetFormat: 'woff2', noHinting: true, ...axes(face.axis) })
}

/** The characters that a face holds and for which a browser should fetch it. */
export async function rangeOf({ package: name, subset, text, rest }: Face): Promise<string> {
  const range = (await rangesOf(name))[subset]
  if (!range) throw new Error(`${name} has no subset ${subset}`)
  if (!text) return range
  return rangeOfText(
    rest ? [...characters(range)].filter((letter) => !text.includes(letter)) : text,
  )
}

/** Writes characters as a CSS `unicode-range`. */
function rangeOfText(text: Iterable<string>): string {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const current = ranges.at(-1)
    if (current && code === current[1] + 1) current[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first < last ? `-${hex(last)}` : ''}`)
    .join(',')
}

/** Every subset of a package with its range of characters. */
export async function rangesOf(name: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(`node_modules/${name}/unicode.json`, 'utf8'))
}

/** Spells a CSS `unicode-range` out. */
export function characters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

function axes(axis: Face['axis']) {
  return axis === undefined ? {} : { variationAxes: { wght: axis } }
}
