import { z } from 'zod'
import { ifSent, lines, neededLine, seen } from '../../shared/fields.ts'
import { parseRupees } from '../../shared/money.ts'
import { plainLine } from '../../shared/text.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { maxDescriptionLength, maxNameLength } from '../rules/name.ts'
import { baseProblem, byLaw, gstProblem, parsePercent } from '../rules/rate.ts'
import { maxSleeps } from '../rules/stay.ts'
import { maxUnits, unitNamesProblem } from '../rules/units.ts'
import { roomFacts } from './facts.ts'
import { sentRoomId } from './ids.ts'
import { sentPicture } from './pictures.ts'
import { roomWords } from './words.ts'

// What isn't sent stays as the room has it, or is what a new room gets.
const optional = ifSent

// A number that a form sends as text; the problem names what is wrong with it.
const parsed = (
  parse: (text: string) => number | null,
  problem: (value: number | null) => string | null,
) =>
  z.string(problem(null) ?? '').transform((text, context) => {
    const value = parse(text)
    const message = problem(value)
    if (message) context.addIssue({ code: 'custom', message })
    return value ?? 0
  })

// What a form sends as JSON.
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'Send this as JSON.' })
        return z.NEVER
      }
    })
    .pipe(schema)

const unitsProblem = `Enter a whole number from 1 to ${maxUnits}.`
const sleepsProblem = `Enter a whole number from 1 to ${maxSleeps}.`
const version = optional(seen.version)

/** The input of rooms_save, in the names of the wire. Without an id it is a new room. */
export const roomInput = z.object({
  id: optional(sentRoomId),
  version,
  name: neededLine(maxNameLength, 'Enter a name.'),
  base_rate: parsed(parseRupees, baseProblem),
  /** Percent, or `law` for the rate that the law has for each night. */
  gst_rate: optional(
    z.union([z.literal(byLaw).transform(() => null), parsed(parsePercent, gstProblem)]),
  ),
  units: optional(wholeNumber(1, maxUnits, unitsProblem)),
  /** The names of all units, one a line. */
  unit_names: optional(
    z
      .string()
      .transform((text) => text.split('\n').map(plainLine))
      .superRefine((names, context) => {
        const message = unitNamesProblem(names)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  ),
  sleeps: optional(wholeNumber(1, maxSleeps, sleepsProblem)),
  description: lines(maxDescriptionLength).optional(),
  /** All that guests ask about, as JSON: what's left out there is no longer known. */
  facts: optional(json(roomFacts)),
  /** Names and descriptions by language, as JSON; a language or a text that's left out stays. */
  words: optional(json(roomWords)),
  /** "1" for a room that guests can see and book, "0" for one that they can't. */
  on_site: optional(z.enum(['0', '1'], 'Send 1 or 0.').transform((sent) => sent === '1')),
  image: optional(sentPicture.transform((file) => (file.size > 0 ? file : undefined))),
  /** "1" takes the present picture away. */
  remove_image: z.string().optional(),
})
export type RoomInput = z.infer<typeof roomInput>

/** The same as staff fill it in: all numbers are in the form, and none is left empty but the tax and how many a room sleeps. */
export const roomForm = roomInput.extend({ units: wholeNumber(1, maxUnits, unitsProblem) })

/** The same of a new room. */
export const newRoomForm = roomInput.extend({ sleeps: wholeNumber(1, maxSleeps, sleepsProblem) })

export const roomDeletion = z.object({ id: sentRoomId, version })
export type RoomDeletion = z.infer<typeof roomDeletion>
