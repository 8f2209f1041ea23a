import { create } from 'qrcode'

/** The quiet zone that the QR standard asks for, in modules. */
const margin = 4

export type QrDrawing = { viewBox: string; path: string }

/** A QR code (error level M) as one SVG path of unit squares, a run of dark modules at a time. */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const runs: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < size && modules.get(row, column + 1)) column += 1
      runs.push(`M${start} ${row}h${column - start + 1}v1H${start}z`)
    }
  }
  const side = size + 2 * margin
  return { viewBox: `${-margin} ${-margin} ${side} ${side}`, path: runs.join('') }
}
