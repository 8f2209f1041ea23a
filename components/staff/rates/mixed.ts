const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Returns the value that all share, or null where they differ. */
export function shared<T>(values: readonly T[]): T | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

/** Returns "three prices", for values that differ. */
export function differing(values: readonly unknown[], many: string): string {
  const count = new Set(values).size
  return `${numbers[count] ?? count} ${many}`
}
