import { drawQr } from './qr-path.ts'

/** The pixels of a module: a phone's gallery shows the picture as wide as its screen. */
const moduleSize = 12
const lineHeight = 44

/** Returns a PNG of a QR code, with lines under it that tell later what it was for. */
export function codePicture(text: string, caption: string[]): Promise<Blob> {
  const { viewBox, path } = drawQr(text)
  const [start = 0, , side = 0] = viewBox.split(' ').map(Number)
  const canvas = document.createElement('canvas')
  canvas.width = side * moduleSize
  canvas.height = canvas.width + caption.length * lineHeight
  const drawing = canvas.getContext('2d')
  if (!drawing) return Promise.reject(new Error('This browser draws no pictures.'))
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.fillStyle = '#12201e'
  drawing.font = '30px sans-serif'
  drawing.textAlign = 'center'
  drawing.direction = 'ltr'
  caption.forEach((line, index) => {
    drawing.fillText(line, canvas.width / 2, canvas.width + index * lineHeight)
  })
  drawing.scale(moduleSize, moduleSize)
  drawing.translate(-start, -start)
  drawing.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))))
  })
}
