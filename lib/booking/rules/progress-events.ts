import type { Progress } from './progress.ts'

type Moved = { booking: { id: string }; from: Progress; now: Date }
type Unit = { number: number; name: string } | null

/** The events of a stay's progress; see `events`. */
export const progressEvents = {
  guest_came: ({ from, passport, now }: Moved & { passport: boolean }) => ({
    createdAt: now,
    before: { progress: from },
    after: { progress: 'in_house', passport },
  }),
  guest_left: ({ from, unit, now }: Moved & { unit: Unit }) => ({
    createdAt: now,
    before: { progress: from },
    after: { progress: 'left', unit: unit?.name ?? null },
  }),
  /** `freed` is the unit that is on sale again; null if it is kept. */
  guest_missed: ({ from, freed, now }: Moved & { freed: Unit }) => ({
    createdAt: now,
    before: { progress: from },
    after: { progress: 'no_show', unit: freed?.name ?? null, unit_number: freed?.number ?? null },
  }),
  progress_put_back: ({ from, to, now }: Moved & { to: Progress }) => ({
    createdAt: now,
    before: { progress: from },
    after: { progress: to },
  }),
}
