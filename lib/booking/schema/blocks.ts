import { z } from 'zod'
import { maxUnits } from '../../rooms/rules.ts'
import { daysBetween, isIsoDate } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

/** The reasons for which staff block units. */
const blockReasons = ['repairs', 'cleaning', 'ourselves', 'other'] as const

const maxBlockedNights = 366
const maxNoteLength = 200

const day = z.string('Choose a day.').refine(isIsoDate, { error: 'Choose a day.' })

/** The input of a block: units of a room by their numbers, all of them if none is named, from the first night to the day on which they are free again. */
export const blockInput = z
  .object({
    room: wholeNumber(1, maxStored, 'Choose a room.'),
    units: z
      .array(wholeNumber(1, maxUnits, 'Choose units of the room.'))
      .min(1, 'Choose a unit.')
      .optional(),
    from: day,
    to: day,
    because: z.enum(blockReasons, 'Choose a reason.'),
    note: z
      .string()
      .transform(plainLine)
      .pipe(z.string().max(maxNoteLength, `Write ${maxNoteLength} letters at most.`))
      .optional(),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Choose a day after the first night.',
  })
  .refine(({ from, to }) => daysBetween(from, to) <= maxBlockedNights, {
    path: ['to'],
    error: `Block ${maxBlockedNights} nights at most.`,
  })
  .refine(({ because, note }) => because !== 'other' || note, {
    path: ['note'],
    error: 'Write what it is.',
  })
export type BlockInput = z.infer<typeof blockInput>

/** The id of a block. */
export const blockId = z.uuid()
