/** Reviews that small screens list. */
export const smallListCount = 6
/** Characters of a review that small screens show. */
const smallTextLength = 100

/** A review's text on small screens: its first 100 characters and an ellipsis, or all of it. */
export function cutText(text: string): string {
  // By characters, so that no letter of another script and no emoji is cut in half.
  const characters = Array.from(text)
  if (characters.length <= smallTextLength) return text
  return `${characters.slice(0, smallTextLength).join('').trimEnd()}…`
}

/** Whole stars from 0 to 5. */
export function roundedStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating)))
}

/** The index that lies `step` further, going round at both ends. */
export function turned(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

/** The day of a review in words, en-IN and by Indian time, as the specification says. */
export function reviewDate(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    date,
  )
}
