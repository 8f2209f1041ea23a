const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Returns so many characters, each drawn evenly from the alphabet (at most 256 characters), unguessable. */
export function randomText(alphabet: string, length: number): string {
  // Bytes past the last whole multiple of the alphabet would favour its first letters; they are drawn again.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < limit) text += alphabet[byte % alphabet.length]
  }
  return text
}

/** A secret of 130 random bits in lower-case base32, because paths of pages are lower-cased. */
export function randomSecret(): string {
  return randomText(base32, 26)
}
