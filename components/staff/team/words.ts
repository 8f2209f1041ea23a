import type { Person } from '#lib/auth/schema.ts'

/** Returns what a person is called: by their address as long as they have no name. */
export const calledName = ({ name, email }: Pick<Person, 'name' | 'email'>) => name || email

/** Returns the first letters of a name, or of an address. */
export function initialsOf(person: Pick<Person, 'name' | 'email'>): string {
  const [first = '', ...others] = calledName(person)
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
  const last = others.at(-1)
  return (last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2))
    .join('')
    .toUpperCase()
}
