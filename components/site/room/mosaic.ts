/** The grid lines between which a picture is. */
export type Place = { rows: [number, number]; columns: [number, number] }

/** The most pictures that are side by side; the others are in the viewer. */
export const mostPlaces = 5

const both: Place['rows'] = [1, 3]
const upper: Place['rows'] = [1, 2]
const lower: Place['rows'] = [2, 3]

/** The places of so many pictures in a grid of two rows and twenty columns, without a hole: the first is the largest. */
const places: Record<number, Place[]> = {
  1: [{ rows: both, columns: [1, 21] }],
  2: [
    { rows: both, columns: [1, 13] },
    { rows: both, columns: [13, 21] },
  ],
  3: [
    { rows: both, columns: [1, 14] },
    { rows: upper, columns: [14, 21] },
    { rows: lower, columns: [14, 21] },
  ],
  4: [
    { rows: both, columns: [1, 12] },
    { rows: upper, columns: [12, 21] },
    { rows: lower, columns: [12, 17] },
    { rows: lower, columns: [17, 21] },
  ],
  5: [
    { rows: both, columns: [1, 12] },
    { rows: upper, columns: [12, 17] },
    { rows: upper, columns: [17, 21] },
    { rows: lower, columns: [12, 16] },
    { rows: lower, columns: [16, 21] },
  ],
}

/** Returns where the first of so many pictures are. */
export function placesOf(count: number): Place[] {
  return places[Math.min(count, mostPlaces)] ?? []
}
