'use client'

import { sayWhy } from '#components/ui/say-why.ts'
import { undoStay } from '#lib/booking/client/desk.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'

/** Returns a function that tells of a change of a stay, with the button that puts it back for `ms` milliseconds. */
export function useToldChange(onChanged: (id: string) => void) {
  const toast = useToast()
  const putBack = async (id: string) => {
    const told = await orSignIn(undoStay(id)).then(
      () => ({ tone: 'success', text: 'The stay is as it was.' }) as const,
      (error) => ({ tone: 'error', text: `Not put back. ${sayWhy(error)}` }) as const,
    )
    toast({ ...told, about: id })
    onChanged(id)
  }
  return (id: string, text: string, ms: number) =>
    toast({ tone: 'success', text, about: id, undo: { ms, run: () => void putBack(id) } })
}
