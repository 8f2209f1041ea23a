import sharp from 'sharp'

type Payment = { amount: string; from: string; utr: string; at: string; clock: string }

const payment: Payment = {
  amount: '14,160',
  from: 'Asha Patil',
  utr: '632548210937',
  at: '21 Nov 2026, 9:31 am',
  clock: '9:32',
}

/** A payment app's receipt as a screenshot of a phone: one layout, the payment's own words and numbers. */
export function receipt(paid: Partial<Payment> = {}): Promise<Buffer> {
  const { amount, from, utr, at, clock } = { ...payment, ...paid }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">
    <rect width="1080" height="1920" fill="#fff"/>
    ${words(clock, 40, 30, 5, '#222')}
    <rect y="100" width="1080" height="420" fill="#1a7f4b"/><circle cx="540" cy="220" r="70" fill="#fff"/>
    ${words('Payment successful', 180, 330, 7, '#fff')}${words(at, 240, 420, 6, '#fff')}
    ${words(`Rs ${amount}`, 260, 600, 12, '#111')}
    ${words('Paid to', 60, 800, 6, '#777')}${words('Dontali Farmstay', 60, 870, 7, '#222')}
    ${words('dontali@example', 60, 940, 6, '#777')}
    ${words('From', 60, 1080, 6, '#777')}${words(from, 60, 1150, 7, '#222')}
    ${words('UPI transaction', 60, 1290, 6, '#777')}${words(utr, 60, 1360, 7, '#222')}
    ${words('Debited from', 60, 1500, 6, '#777')}${words('State Bank', 60, 1570, 7, '#222')}
    <rect x="60" y="1700" width="960" height="110" rx="20" fill="#eee"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

// Letters of our own, five dots wide and seven high: not every machine that runs the tests has fonts.
function words(text: string, x: number, y: number, dot: number, colour: string): string {
  const dots = [...text].flatMap((letter, at) =>
    letter === ' ' ? [] : dotsOf(letter).map(([dx, dy]) => [at * 6 + dx, dy] as const),
  )
  const path = dots.map(([dx, dy]) => `M${x + dx * dot} ${y + dy * dot}h${dot}v${dot}h-${dot}z`)
  return `<path d="${path.join('')}" fill="${colour}"/>`
}

function dotsOf(letter: string): [number, number][] {
  // A fixed pattern for each letter, about half of it ink.
  let seed = letter.charCodeAt(0) * 2_654_435_761
  return Array.from({ length: 35 }, (_, at): [number, number] => [
    at % 5,
    Math.floor(at / 5),
  ]).filter(() => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 16) % 2 === 0
  })
}
