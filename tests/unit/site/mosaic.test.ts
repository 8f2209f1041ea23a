import { expect, test } from 'vitest'
import { mostPlaces, placesOf } from '#components/site/room/mosaic.ts'

const rows = 2
const columns = 20

/** Returns how many pictures are in each cell of the grid. */
function coverOf(count: number): number[] {
  const cells = Array.from({ length: rows * columns }, () => 0)
  for (const place of placesOf(count)) {
    for (let row = place.rows[0]; row < place.rows[1]; row += 1) {
      for (let column = place.columns[0]; column < place.columns[1]; column += 1) {
        const at = (row - 1) * columns + column - 1
        cells[at] = (cells[at] ?? Number.NaN) + 1
      }
    }
  }
  return cells
}

test.each([1, 2, 3, 4, 5])('%i pictures fill the grid without a hole', (count) => {
  expect(placesOf(count)).toHaveLength(count)
  expect(coverOf(count)).toEqual(Array.from({ length: rows * columns }, () => 1))
})

test.each([2, 3, 4, 5])('of %i pictures the first is the largest', (count) => {
  const sizes = placesOf(count).map((place) => {
    return (place.rows[1] - place.rows[0]) * (place.columns[1] - place.columns[0])
  })
  expect(Math.max(...sizes.slice(1))).toBeLessThan(sizes[0] ?? 0)
})

test('of more pictures the first five are side by side', () => {
  expect(placesOf(11)).toEqual(placesOf(mostPlaces))
  expect(placesOf(0)).toEqual([])
})
