'use client'

import { Undo2 } from 'lucide-react'
import { sayWhy } from '#components/ui/say-why.ts'
import { changeProgress } from '#lib/booking/client/today.ts'
import { progresses } from '#lib/booking/rules/progress.ts'
import type { StaffBooking } from '#lib/booking/schema.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.tsx'
import { usePress } from '../use-press.ts'
import { useBookingWork } from './booking-work.ts'
import { useIds } from './use-ids.ts'

const refusals = {
  too_late: 'It can be taken back only on the same day.',
  changed_meanwhile: 'Somebody has changed it meanwhile.',
}

/** Takes back that a guest has come, has left or did not come: the last that happened to the booking, today. */
export function UndoProgress({ booking }: { booking: StaffBooking }) {
  const { id, full_name: name, progress: from } = booking
  const { refresh } = useBookingWork()
  const toast = useToast()
  const busy = useIds()
  const takeBack = async () => {
    busy.add(id)
    const said = await orSignIn(
      changeProgress(id, { to: progresses[from].back ?? 'expected', from }),
    ).then(
      () => ({ tone: 'success', text: `Taken back for ${name}.` }) as const,
      (error) => ({ tone: 'error', text: `Not taken back. ${sayWhy(error, refusals)}` }) as const,
    )
    toast({ ...said, about: id })
    await refresh()
    busy.remove(id)
  }
  const press = usePress(() => void takeBack(), busy.has(id))
  return (
    <button
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-control px-3.5 font-semibold text-sm hover:bg-rice aria-disabled:opacity-60 print:hidden"
      type="button"
      {...press}
    >
      <Undo2 aria-hidden="true" size={17} />
      Undo
    </button>
  )
}
