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
