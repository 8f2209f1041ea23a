import sharp from 'sharp'

const colors = ['#1f5c5a', '#2b4570', '#5b2d8e', '#0a6b3d', '#b0432a', '#16302c']

/** A handful of pictures that look like receipts of payment apps; each booking's own is made of one of them. */
export function receipts(): Promise<Buffer[]> {
  return Promise.all(
    colors.map((color, number) => {
      const lines = [180, 120, 160, 90, 140].map(
        (width, at) =>
          `<rect x="24" y="${210 + at * 34 + number * 3}" width="${width - number * 8}" height="10" fill="#444"/>`,
      )
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="270" height="480">
        <rect width="270" height="480" fill="#fff"/><rect width="270" height="${120 + number * 6}" fill="${color}"/>
        <circle cx="135" cy="${120 + number * 6}" r="34" fill="#e3edd3"/>
        <path d="M119 ${120 + number * 6} l12 12 l22 -24" stroke="#3f6b3a" stroke-width="6" fill="none"/>${lines.join('')}</svg>`
      return sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer()
    }),
  )
}
