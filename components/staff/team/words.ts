import type { Person } from '#lib/auth/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('team')

/** Returns what a person is called: by their address as long as they have no name. */
export const calledName = ({ name, email }: Pick<Person, 'name' | 'email'>) => name || email

/** Returns what a person is: "Desk", "Desk, doesn't publish". */
export function roleWords({ role, publishes }: Pick<Person, 'role' | 'publishes'>): string {
  return role === 'desk' && !publishes ? t('role.noPublishing') : t(`role.names.${role}`)
}

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
