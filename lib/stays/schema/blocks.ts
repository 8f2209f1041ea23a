import { z } from 'zod'
import { maxUnits } from '../../rooms/rules/units.ts'
import { roomId } from '../../rooms/schema/ids.ts'
import { daysBetween } from '../../shared/dates.ts'
import { dayOr, id, line } from '../../shared/fields.ts'
import { wholeNumber } from '../../shared/whole-number.ts'

/** The reasons for which staff block units. */
export const blockReasons = ['repairs', 'cleaning', 'ourselves', 'other'] as const

const maxBlockedNights = 366
const maxNoteLength = 200
// More than a farm of the largest rooms has units.
const maxLifted = 1000

const day = dayOr('Choose a day.')

const unit = wholeNumber(1, maxUnits, 'Choose units of the room.')

/** The nights of a block, from the first to the day on which its units are free again, and what it is for. */
const term = {
  from: day,
  to: day,
  because: z.enum(blockReasons, 'Choose a reason.'),
  note: line(maxNoteLength).optional(),
}
type Term = z.infer<z.ZodObject<typeof term>>

/** Adds what has to be true of a block: it has one night to a year of them, and an `other` reason is written out. */
function withRules<S extends z.ZodType<Term>>(schema: S): S {
  return schema
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'Choose a day after the first night.',
    })
    .refine(({ from, to }) => daysBetween(from, to) <= maxBlockedNights, {
      path: ['to'],
      error: `Block up to ${maxBlockedNights} nights.`,
    })
    .refine(({ because, note }) => because !== 'other' || note, {
      path: ['note'],
      error: 'Enter a note.',
    })
}

/** The input of a block: units of a room by their numbers, all of them if none is named; or all units of the farm. */
export const blockInput = withRules(
  z.object({
    room: roomId.or(z.literal('all')),
    units: z.array(unit).min(1, 'Choose a unit.').optional(),
    /** True to block the nights that are free, and leave those that something has. */
    only_free: z.boolean().optional(),
    ...term,
  }),
).refine(({ room, units }) => room !== 'all' || !units, {
  path: ['units'],
  error: 'Leave out the units if you block the whole farm.',
})
export type BlockInput = z.infer<typeof blockInput>

/** A block of one unit, as the calendar shows it. */
const unitBlock = { room: roomId, unit, ...term }
export type UnitBlock = z.infer<z.ZodObject<typeof unitBlock>>

/**
 * The input with which staff change a block. `seen` is what the person saw: someone else's change isn't overwritten unseen.
 */
export const blockChange = withRules(z.object({ ...unitBlock, seen: z.object(unitBlock) }))
export type BlockChange = z.infer<typeof blockChange>

/** A block as it is, or as a person saw it. */
const standingBlock = z.object({ id, room: roomId, unit, from: day, to: day })
export type StandingBlock = z.infer<typeof standingBlock>

/** The blocks that a person ends, each as they saw it. */
export const blocksToLift = z.object({ blocks: z.array(standingBlock).min(1).max(maxLifted) })
/** The most bytes of them: the longest, as JSON, has 113. */
export const maxLiftBytes = maxLifted * 128
