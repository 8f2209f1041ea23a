import { plainNumber } from '#lib/shared/text.ts'

/** A transaction number without the spaces that make it readable. */
export function plainUtr(typed: string): string {
  return plainNumber(typed).replace(/\s/g, '').toUpperCase()
}

/** Digits in groups of four, as bank apps print them; anything with a letter stays as typed. */
export function groupUtr(typed: string): string {
  const plain = plainUtr(typed)
  return /^\d+$/.test(plain) ? plain.replace(/(\d{4})(?=\d)/g, '$1 ') : typed.trimStart()
}
