import { slugOf } from '../../shared/text.ts'

export const maxNameLength = 120
export const maxDescriptionLength = 2000

/** The slug of a name that none of `taken` has, with a number behind it if need be; it is added to them. */
export function freshSlug(name: string, taken: Set<string>): string {
  const plain = slugOf(name) || 'room'
  let slug = plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  taken.add(slug)
  return slug
}

/** A room by its English name, and its names in other languages. */
export type NamedRoom = { name: string; names: Partial<Record<string, string>> }

/** Returns a room's name in a language, or the English one where it has none. */
export function nameIn(locale: string, { name, names }: NamedRoom): string {
  return names[locale] || name
}

/** The path of a room's page for guests, without a language. Its slug comes from its first name, so that a new name keeps the address. */
export function roomPath(slug: string): string {
  return `/rooms/${slug}`
}
