/** Characters of a search, at most. */
export const maxSearchLength = 100

// Characters that show nothing at all, alone or together: a braille blank, and what Unicode lets a font ignore.
const empty = /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u

// Control characters break mails and lists; bidirectional overrides make a name read as another.
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * One line of text as it was meant: without unseen characters, with one space between words and none around it,
 * and letters with their marks composed, so that what looks the same is the same. What shows nothing is no text.
 */
export function plainLine(text: string): string {
  const line = text.normalize('NFC').replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  return empty.test(line) ? '' : line
}

/** The same for text of several lines: line breaks stay. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(plainLine).join('\n').trim()
}

// Some editors put one of these where a line breaks; others make what follows read in another
// order, or are what the editor of the site marks words with.
const stray = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2061-\u2064]/gu

/**
 * Text of a page as it's kept: as {@link plainLines}, but with the spaces that keep words in one line, which French and Arabic need, and
 * what orders Arabic. An apostrophe becomes the printed one: in a message, a straight one would make the next brace a letter.
 */
export function plainWords(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll("'", '’').split('\n')
  const plain = lines.map((line) => line.replace(stray, ' ').replace(/ {2,}/g, ' ').trim())
  const words = plain.join('\n').trim()
  return empty.test(words) ? '' : words
}

/** What is said of a text with more characters than it may have. */
export function tooLong(max: number): string {
  return `Enter up to ${max} characters.`
}

/** A booking's reference within a text. One that breaks at its hyphen is hard to say on the telephone. */
export const referencePattern = /\b[2-9A-Z]{3}-[2-9A-Z]{3}\b/

// The digits of each script are ten in a row; these are the zeros of Arabic, Persian, Devanagari and of full width.
const zeros = [0x660, 0x6f0, 0x966, 0xff10]

/**
 * A number as it was meant, wherever it was typed or copied: keypads write ٠ to ٩, ۰ to ۹, ० to ९ and ０ to ９, and
 * address books put unseen marks of direction around what they copy.
 */
export function plainNumber(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '')
  return seen.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - Math.max(...zeros.filter((zero) => zero <= code)))
  })
}

/**
 * Returns the ways in which what was typed may be stored, in small letters: unchanged and, if it has a digit, without number
 * separators. A long number is also one without the code of its country or the zero before it.
 */
export function spellingsOf(q: string): string[] {
  const typed = q.trim().toLowerCase()
  const bare = plainNumber(typed).replace(/[\s().+-]/g, '')
  const isNumber = /^\d+$/.test(bare)
  return [
    ...new Set([
      typed,
      ...(/\d/.test(bare) ? [bare] : []),
      ...(isNumber && bare.length > 10 ? [bare.slice(-10)] : []),
    ]),
  ]
}

/** The part of an address that a name makes, "Valley-View Cottage" → "valley-view-cottage"; may be empty. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 80)
  return slug.replace(/^-+|-+$/g, '')
}

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a number as English sentences write it: up to twelve as a word, beyond in figures. */
export function spelled(count: number): string {
  return small[count] ?? String(count)
}
