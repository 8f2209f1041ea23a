/**
 * What guests can say with a booking besides who comes and when: texts, by the names that the form has for them. Each is a column
 * `guest_<name>` of `bookings`; the form, the guest's page, the mail to staff and their screens, the record of what is kept about
 * somebody, and what erasing takes out are made from this table. `most` are the characters that it may have.
 */
export const sayable = {
  note: { most: 500, staff: 'Note from the guest' },
} as const

export type SaidName = keyof typeof sayable

/** The same as it is stored and told; null where a guest said nothing. */
export type Said = { [Name in SaidName as `guest_${Name}`]: string | null }

export const saidNames = Object.keys(sayable) as SaidName[]

/** The columns of `bookings`, by which the code calls them, too. */
export const saidColumns = saidNames.map((name) => `guest_${name}` as const)

/** What Prisma is asked for to read them. */
export const saidSelect = byColumn<true>(() => true)

/** Returns a value for each, by its name. */
export function ofSaid<Value>(make: (name: SaidName) => Value): Record<SaidName, Value> {
  return Object.fromEntries(saidNames.map((name) => [name, make(name)])) as Record<SaidName, Value>
}

/** Returns what is stored of what a guest has typed. */
export function saidRow(typed: { [Name in SaidName]?: string | undefined }): Said {
  return byColumn((name) => typed[name] ?? null)
}

/** Returns what a guest has said, with the names of it for staff. */
export function saidLines(said: Said): { name: SaidName; title: string; text: string }[] {
  return saidNames.flatMap((name) => {
    const text = said[`guest_${name}`]
    return text ? [{ name, title: sayable[name].staff, text }] : []
  })
}
export type SaidLine = ReturnType<typeof saidLines>[number]

function byColumn<Value>(make: (name: SaidName) => Value): { [Column in keyof Said]: Value } {
  return Object.fromEntries(saidNames.map((name) => [`guest_${name}`, make(name)])) as {
    [Column in keyof Said]: Value
  }
}
