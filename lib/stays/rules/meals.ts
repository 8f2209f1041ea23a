/** The number of guests by what they eat. */
export type Diets = Record<'veg' | 'vegan' | 'jain' | 'meat', number>

/** The guests of a meal by what they eat; `not_asked` are those who haven't said, and are counted under no diet. */
export type Plates = Diets & { guests: number; not_asked: number }

type Party = { guests: number; diet: Diets | null }

// What is harder to cook for stays where a party said more than it has guests.
const strictest = ['jain', 'vegan', 'veg', 'meat'] as const

// Each guest is counted once.
function platesOf({ guests, diet }: Party): Plates {
  const plates: Plates = { guests, not_asked: 0, veg: 0, vegan: 0, jain: 0, meat: 0 }
  let left = guests
  for (const kind of strictest) {
    plates[kind] = Math.min(left, diet?.[kind] ?? 0)
    left -= plates[kind]
  }
  return { ...plates, not_asked: left }
}

/** Returns what parties eat, taken together. */
export function platesFor(parties: Party[]): Plates {
  const none: Plates = { guests: 0, not_asked: 0, veg: 0, vegan: 0, jain: 0, meat: 0 }
  const names = Object.keys(none) as (keyof Plates)[]
  return parties.map(platesOf).reduce((sum, plates) => {
    return Object.fromEntries(names.map((name) => [name, sum[name] + plates[name]])) as Plates
  }, none)
}
