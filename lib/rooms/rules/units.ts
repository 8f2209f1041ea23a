export const maxUnits = 100
export const maxUnitNameLength = 30

/**
 * Returns what is wrong with the names of a room's units, or null. People who show guests the way know a unit by its name.
 */
export function unitNamesProblem(names: string[]): string | null {
  if (names.length > maxUnits) return `A room can have up to ${maxUnits} units.`
  const empty = names.indexOf('')
  if (empty >= 0) return `Enter a name for unit ${empty + 1}.`
  if (names.some((name) => name.length > maxUnitNameLength)) {
    return `Enter up to ${maxUnitNameLength} characters for each name.`
  }
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name.toLowerCase()).size)
  return twice === undefined ? null : `Two units are called ${twice}.`
}

/** Returns the names of so many units: those that are there, and for each one more its number. */
export function unitNamesFor(units: number, names: readonly string[]): string[] {
  return Array.from({ length: units }, (_, at) => names[at] ?? String(at + 1))
}

/** Returns true for a unit that has no name of its own yet: other rooms have one with its number, too. */
export function isNumbered(name: string): boolean {
  return /^\d+$/.test(name)
}

/** Returns a unit as a sentence of staff names it: "unit 2" while it has only its number, as earlier entries of the history do. */
export function unitWords(name: string | number): string {
  return typeof name === 'number' || isNumbered(name) ? `unit ${name}` : name
}

/** The same at the beginning of a sentence. */
export function unitTitle(name: string): string {
  return unitWords(name).replace(/^unit /, 'Unit ')
}

/** Returns a unit so that it is found among those of all rooms: with its room while it has only its number. */
export function doorName(room: string, name: string): string {
  return isNumbered(name) ? `${room} ${name}` : name
}
