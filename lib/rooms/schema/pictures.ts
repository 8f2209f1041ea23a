import { z } from 'zod'
import type { Descriptions } from '../../farm/rules/descriptions.ts'
import { pictureKind } from '../../farm/schema/pictures.ts'
import { type Locale, languages } from '../../i18n/languages.ts'
import type { Look, Photograph } from '../../pictures/rules.ts'
import { atMost, ifSent, seen } from '../../shared/fields.ts'
import { plainWords } from '../../shared/text.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

/** What a picture of a room shows, in the order in which guests see them; there may be several of `more`. */
export const pictureSlots = ['bed', 'bathroom', 'view', 'outside', 'detail', 'more'] as const
export type PictureSlot = (typeof pictureSlots)[number]

/** A photograph by its file, or one of our drawings by its name; the focus in percent from the top left. */
export type RoomPicture = {
  id: number
  roomId: number
  slot: PictureSlot
  fileId: string | null
  photo: Photograph | null
  plate: string | null
  focusX: number
  focusY: number
  kind: Look['kind']
  alt: Descriptions
}

export const sentPicture = z.custom<File>(
  (value) => value instanceof File,
  'Send the picture as a file.',
)

const percent = wholeNumber(0, 100, 'Enter a whole number from 0 to 100.')
const version = ifSent(seen.version)

/**
 * The input of a photograph. It takes the place of what its slot has; of `more`, that of the picture named by `replaces`, or none.
 * Its focus is the middle, unless it's sent.
 */
export const pictureInput = z.object({
  version,
  slot: z.enum(pictureSlots, 'Choose what the picture shows.'),
  replaces: ifSent(wholeNumber(0, maxStored, 'Enter the id of a picture.')),
  image: sentPicture,
  focus_x: ifSent(percent),
  focus_y: ifSent(percent),
  kind: pictureKind.default('photo'),
})
export type PictureInput = z.infer<typeof pictureInput>

/** The input with which the focus of a photograph is moved, and it's said what it is. */
export const lookInput = z.object({
  version,
  focus_x: percent,
  focus_y: percent,
  kind: pictureKind.optional(),
})
export type LookInput = z.infer<typeof lookInput>

/** Characters of a text that describes a picture, at most. */
const maxAltLength = 300
const alt = z.string('Enter some text.').transform(plainWords).pipe(atMost(maxAltLength))

/** The input of a text that describes a photograph in a language; `seen` is the one that the person saw there. */
export const altInput = z.object({
  locale: z.enum(Object.keys(languages) as Locale[], 'Choose a language of the site.'),
  text: alt.pipe(z.string().min(1, 'Enter some text.')),
  seen: z.string().nullable().optional(),
})
export type AltInput = z.infer<typeof altInput>

/** The input with which a picture is taken away. */
export const pictureRemoval = z.object({ version })

const roomIds = z
  .array(wholeNumber(1, maxStored, 'Enter the id of a room.'), 'Enter the rooms.')
  .max(1000)
/** The input of the order of the rooms: all of them as they should be, and as they were seen. */
export const orderInput = z.object({ rooms: roomIds, seen: roomIds })
export type OrderInput = z.infer<typeof orderInput>
