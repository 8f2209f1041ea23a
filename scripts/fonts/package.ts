import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'

/** The bytes of a face, cut down to what it keeps. An uncut face stays as the package has it. */
export async function cutFace(face: Face): Promise<Buffer> {
  const name = [basename(face.package), face.subset, face.cut, face.style].join('-')
  const file = await readFile(`node_modules/${face.package}/files/${name}.woff2`)
  if (!face.axis && !face.text) return file
  const text = face.text ?? characters(await rangeOf(face))
  return subsetFont(file, text, { targetFormat: 'woff2', ...axes(face.axis) })
}

/** The characters for which a browser should fetch the face. */
export async function rangeOf(face: Pick<Face, 'package' | 'subset'>): Promise<string> {
  const range = (await rangesOf(face.package))[face.subset]
  if (!range) throw new Error(`${face.package} has no subset ${face.subset}`)
  return range
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
