'use client'

import { useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { careForUnit, changeProgress } from '#lib/booking/client/today.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Progress } from '#lib/booking/rules/progress.ts'
import { undoSeconds } from '#lib/booking/rules.ts'
import type { DeskToday, TodayStay } from '#lib/booking/schema/today.ts'
import { isLost } from '../bookings/decision-words.ts'
import { keepFocus } from '../bookings/keep-focus.ts'
import { useIds } from '../bookings/use-ids.ts'
import { orSignIn } from '../or-sign-in.ts'
import { useToast } from '../toast.ts'
import { useRefused } from '../use-guard.ts'
import { useLost } from './use-lost.ts'
import { backWords, unitOf } from './words.ts'

type Change = { to: Progress; sell?: boolean; passport?: boolean }

/**
 * Says how far the stays of the day have come, each with a message that takes it back. `refresh` shows the day
 * anew.
 */
export function useProgress(day: DeskToday, refresh: () => Promise<void>) {
  const toast = useToast()
  const busy = useIds()
  // What was taken with each step of a stay, which stays in the books when the step is taken back.
  const [takenWith] = useState(() => new Map<string, string>())
  const lose = useLost(day)
  const fail = (error: unknown, pressed: TodayStay) => {
    if (isLost(error)) return lose(pressed)
    toast({ tone: 'error', text: sayWhy(error, { changed_meanwhile: 'Somebody was quicker.' }) })
  }
  const refused = useRefused()
  const send = async (stay: TodayStay, change: Change, taken = '') => {
    await orSignIn(changeProgress(stay.id, { ...change, from: stay.progress }))
    takenWith.set(`${stay.id} ${change.to}`, taken)
    const undo = {
      ms: undoSeconds * 1000,
      run: () => void back(stay, change.to),
    }
    toast({ tone: 'success', about: stay.id, text: doneSentence(stay, change), undo })
    await refresh()
  }
  const back = async (stay: TodayStay, from: Progress) => {
    try {
      await orSignIn(changeProgress(stay.id, { to: stay.progress, from }))
      const taken = takenWith.get(`${stay.id} ${from}`)
      const text = backWords(stay, taken)
      const link = { to: staffBookingPath(stay.reference), text: 'Open the booking' }
      // With money in the books that nobody may have, the message stays until somebody has read it.
      if (taken) toast({ tone: 'error', about: stay.id, text, link })
      else toast({ tone: 'success', about: stay.id, text })
    } catch (error) {
      fail(error, { ...stay, progress: from })
    }
    await refresh()
    keepFocus(stay.id)
  }
  const guarded = async (stay: TodayStay, work: () => Promise<unknown>) => {
    if (refused()) return
    busy.add(stay.id)
    await work().catch((error) => fail(error, stay))
    busy.remove(stay.id)
    keepFocus(stay.id)
  }
  return {
    busy,
    refused,
    /** Changes the progress of a stay, with words for what was taken from the guest for it; what refuses it is thrown. */
    send,
    /** The same, with what refuses it as a message. */
    move: (stay: TodayStay, change: Change) => guarded(stay, () => send(stay, change)),
    /** Takes back what was done today: the stay was `to` before. */
    takeBack: (stay: TodayStay, to: Progress) =>
      guarded(stay, () => back({ ...stay, progress: to }, stay.progress)),
    /** Says that the unit of a stay is made up. */
    makeUp: (stay: TodayStay) => guarded(stay, () => careFor(stay, true)),
  }

  async function careFor(stay: TodayStay, made_up: boolean): Promise<void> {
    await orSignIn(careForUnit({ room: stay.room_id, unit: stay.unit ?? 0, made_up }))
    const made = { ...stay, uncleaned_since: null }
    const takeBack = () => careFor(stay, false).catch((error) => fail(error, made))
    const undo = { ms: undoSeconds * 1000, run: () => void takeBack() }
    const text = `${unitOf(stay)} is ${made_up ? 'made up' : 'to be cleaned'}.`
    toast({ tone: 'success', about: stay.id, text, ...(made_up && { undo }) })
    await refresh()
    keepFocus(stay.id)
  }
}

export type ProgressDesk = ReturnType<typeof useProgress>

function doneSentence(stay: TodayStay, { to, sell }: Change): string {
  const { full_name: name, uncleaned_since, progress } = stay
  const unit = unitOf(stay)
  if (to === 'in_house') {
    return `${name} is in ${unit}.${uncleaned_since ? ' It is not made up yet.' : ''}`
  }
  if (to === 'left' && progress === 'expected') return `${name} came, and has left.`
  if (to === 'left') return `${name} has left. ${unit} is to be cleaned.`
  return `${name} did not come. ${sell ? `${unit} is on sale again.` : 'The room is kept.'}`
}
