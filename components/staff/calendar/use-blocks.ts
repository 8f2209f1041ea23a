'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { blockUnits, liftBlock } from '#lib/booking/client/desk.ts'
import { undoSeconds } from '#lib/booking/rules.ts'
import type { BlockInput } from '#lib/booking/schema/blocks.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'

/** Blocks units and lifts blocks, each with a message that takes it back. `refresh` shows the calendar anew. */
export function useBlocks(refresh: () => Promise<void>) {
  const toast = useToast()
  const again = (work: Promise<unknown>) =>
    orSignIn(work)
      .catch((error) => toast({ tone: 'error', text: sayWhy(error) }))
      .finally(() => void refresh())
  const undo = (work: () => Promise<unknown>) => ({
    ms: undoSeconds * 1000,
    run: () => void again(work()),
  })
  return {
    /** Blocks units; what refuses it is thrown. `words` names them. */
    block: async (input: BlockInput, words: string) => {
      const ids = await orSignIn(blockUnits(input))
      const takeBack = () => Promise.all(ids.map(liftBlock))
      toast({ tone: 'success', text: `${words} blocked.`, undo: undo(takeBack) })
      void refresh()
    },
    /** Lifts a block, of which `input` would make the same again. */
    lift: async (id: string, input: BlockInput, words: string) => {
      await orSignIn(liftBlock(id))
      const text = `${words} is on sale again.`
      toast({ tone: 'success', text, undo: undo(() => blockUnits(input)) })
      void refresh()
    },
  }
}

export type Blocks = ReturnType<typeof useBlocks>
