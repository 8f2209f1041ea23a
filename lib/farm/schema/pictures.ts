import { z } from 'zod'
import type { Locale } from '../../i18n/languages.ts'
import type { PageName } from '../../i18n/pages.ts'
import type { Look, Picture } from '../../pictures/rules.ts'
import { ifSent } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import type { WordsState } from './words.ts'

/** A picture of the farm's own: the photograph by its hash, and what has to be seen of it, in percent from the top left. */
export type OwnPicture = Look & { hash: string }

/** The pictures of the farm's own, by what each is of. */
export type Pictures = { readonly [slot: string]: OwnPicture }

const file = z.custom<File>((value) => value instanceof File, 'Send the picture as a file.')
const hash = z.string().regex(/^[0-9a-f]{32}$/, 'Send the hash of a picture.')
const percent = wholeNumber(0, 100, 'Enter a whole number from 0 to 100.')
/** What a picture is. */
export const pictureKind = z.enum(['photo', 'illustration'], 'Choose what it is.')
/** What {@link seenOf} returns of the picture that the person saw. */
const seen = z.string().max(80).optional()

/**
 * A picture for a slot: a new `image`, or one that's stored already, by its `hash`. Its focus is the middle, unless it's sent.
 */
export const pictureChange = z.object({
  slot: z.string('Name a picture of the site.').max(40, 'Name a picture of the site.'),
  image: ifSent(file),
  hash: ifSent(hash),
  x: ifSent(percent),
  y: ifSent(percent),
  kind: pictureKind.default('photo'),
  seen,
})
export type PictureChange = z.infer<typeof pictureChange>

export const pictureRemoval = z.strictObject({ seen })

/** Returns a text that's the same for the same picture; empty for the shipped one. */
export function seenOf(picture: OwnPicture | null | undefined): string {
  return picture ? [picture.hash, picture.x, picture.y, picture.kind].join(' ') : ''
}

/** The texts that describe a picture to people who don't see it, by language, each with how it is. */
export type Alt = Record<Locale, { text: string | null; state: WordsState }>

/** A picture of the site as staff see it, as it would be shown if the draft were published. */
export type SitePicture = {
  slot: string
  name: string
  pages: readonly PageName[]
  /** What guests would see, null for nothing. */
  drawn: Picture | null
  own: OwnPicture | null
  /** What guests see now, null for the shipped one. */
  published: OwnPicture | null
  /** How wide it is, in pixels. */
  width: number | null
  /** What describes it to people who don't see it; null for an item that has its text beside it. */
  alt: Alt | null
  /** Who has changed it in the draft. */
  by: string | null
}
