/** Letters and digits that cannot be taken for one another, and no vowels, so that no word comes out. */
export const referenceAlphabet = '23456789CDFGHJKMNPQRTVWXY'
export const referenceLength = 6

/** Writes six characters as a guest says them on the telephone: `D7K-3MX`. */
export function formatReference(signs: string): string {
  return `${signs.slice(0, 3)}-${signs.slice(3)}`
}
