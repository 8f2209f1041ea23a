'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { blockUnits, changeBlock, liftBlocks } from '#lib/booking/client/desk.ts'
import { undoSeconds } from '#lib/booking/rules.ts'
import type {
  BlockChange,
  BlockInput,
  StandingBlock,
  UnitBlock,
} from '#lib/booking/schema/blocks.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { whenLost } from '../bookings/keep-focus.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { count } from '../words.ts'
import { focusNight } from './grid-stops.ts'

type Place = Pick<UnitBlock, 'room' | 'unit' | 'from'>

const notTakenBack = { changed_meanwhile: 'Not taken back: the block has been changed since.' }

/**
 * Blocks units, changes blocks and lifts them, each with a message that takes it back. `refresh` shows the calendar anew. What
 * is taken back leaves the keys on its nights.
 */
export function useBlocks(refresh: () => Promise<void>) {
  const toast = useToast()
  const show = async (place: Place | undefined) => {
    await refresh()
    if (place) whenLost(() => focusNight(`${place.room}.${place.unit}`, place.from))
  }
  const again = (work: Promise<unknown>, place: Place | undefined) =>
    orSignIn(work)
      .then(() => toast({ tone: 'success', text: 'Taken back. The nights are as they were.' }))
      .catch((error) => toast({ tone: 'error', text: sayWhy(error, notTakenBack) }))
      .finally(() => void show(place))
  const tell = (text: string, place: Place | undefined, takeBack: () => Promise<unknown>) => {
    const undo = { ms: undoSeconds * 1000, run: () => void again(takeBack(), place) }
    toast({ tone: 'success', text, undo })
    void refresh()
  }
  return {
    /** Blocks units; what refuses it is thrown. `words` names them; null where only their free nights are. */
    block: async (input: BlockInput, words: string | null) => {
      const made = await orSignIn(blockUnits(input))
      tell(`${words ?? nightsAre(made)} blocked.`, made[0], () => liftBlocks(made))
    },
    /** Changes a block of the unit that `words` names. */
    change: async (id: string, change: BlockChange, words: string) => {
      await orSignIn(changeBlock(id, change))
      const { seen: before, ...seen } = change
      tell(`The block of ${words} is changed.`, before, () => changeBlock(id, { ...before, seen }))
    },
    /** Lifts a block, as it was seen. One that has begun ends today, and is given its end back. */
    lift: async (id: string, seen: UnitBlock, words: string) => {
      const to = await orSignIn(liftBlocks([{ id, ...placeOf(seen) }]))
      const { unit, ...block } = seen
      tell(`${words} is on sale again.`, seen, () =>
        seen.from < to
          ? changeBlock(id, { ...seen, seen: { ...seen, to } })
          : blockUnits({ ...block, units: [unit], only_free: false }),
      )
    },
  }
}

function nightsAre(made: StandingBlock[]): string {
  const nights = made.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
  return `${count(nights, 'night')} ${nights === 1 ? 'is' : 'are'}`
}

function placeOf({ room, unit, from, to }: UnitBlock) {
  return { room, unit, from, to }
}

export type Blocks = ReturnType<typeof useBlocks>
