import { join } from 'node:path'

/**
 * Returns the path of one of our files that a thread or a process of its own runs directly, because it isn't part of Next's
 * bundle; `parts` begin in the project's folder, which every start of the process makes its own.
 */
export function sourceFile(...parts: string[]): string {
  return join(/* turbopackIgnore: true */ process.cwd(), ...parts)
}
