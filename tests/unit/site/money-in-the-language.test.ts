import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A price without its language is in English: "₹2,360" reads as two rupees and a bit where a comma is the decimal sign.
const unlocalised =
  /formatRupees\((?:[^(),]|\([^()]*\))*\)|toLocaleString\(\)|new Intl\.\w+Format\((?:undefined\b|\))|Intl\.NumberFormat\('en/g

const foundIn = (text: string) => text.match(unlocalised) ?? []

test('guests’ components format no number without the language of the page', () => {
  const files = globSync(
    'components/{auth,booking,chat,farm,payments,reviews,rooms,site,ui}/**/*.{ts,tsx}',
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) =>
    foundIn(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['formatRupees(nowPaise)', 1],
  ['formatRupees(payableOf(booking))', 1],
  ['formatRupees(payableOf(booking), locale)', 0],
  ['total.toLocaleString()', 1],
  ['new Intl.NumberFormat(undefined, {})', 1],
])('a sum without its language is found: %s', (code, count) => {
  expect(foundIn(code)).toHaveLength(count)
})
