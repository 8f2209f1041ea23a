/**
 * Returns the value of this name that the process has once, made by `make` for the first caller. A module variable doesn't
 * work for that: `server/`, Next's routes and Next's pages each have their own copy of every module.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const shared = globalThis as { dontali?: Map<string, object> }
  shared.dontali ??= new Map()
  const value = (shared.dontali.get(name) as T | undefined) ?? make()
  shared.dontali.set(name, value)
  return value
}
