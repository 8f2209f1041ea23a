/** True if the bench only has to show that it still runs, as the tests check: `npm run bench <name> tiny`. */
const isTiny = process.argv.includes('tiny')

/** How much a bench does: `full` for figures, `tiny` to see within seconds that it runs. */
export function sized<T>(full: T, tiny: T): T {
  return isTiny ? tiny : full
}
