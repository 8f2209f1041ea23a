'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import type { Progress } from '#lib/booking/rules/progress.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Action, useAction } from '../kit/action/use-action.ts'
import { useRefused } from '../kit/action/use-guard.ts'
import { withSignIn } from '../kit/call/with-sign-in.ts'
import { backWords, unitOf } from './words.ts'

const t = staffWords('today')

type Change = { to: Progress; sell?: boolean; passport?: boolean }

/**
 * Says how far the stays of the day have come, each with a message that takes it back. `refresh` shows the day
 * anew.
 */
export function useProgress(refresh: () => Promise<void>) {
  const { busy, run, during, tell } = useAction(refresh)
  const words = { changed_meanwhile: t('told.changed') }
  // What was taken with each step of a stay, which stays in the books when the step is taken back.
  const [takenWith] = useState(() => new Map<string, string>())
  const back = (stay: TodayStay, from: Progress): Action => ({
    about: stay.id,
    call: () => sendProgress(stay, { to: stay.progress, from }),
    done: () => {
      const taken = takenWith.get(`${stay.id} ${from}`)
      const text = backWords(stay, taken)
      const link = { to: staffBookingPath(stay.reference), text: t('openBooking') }
      // With money in the books that nobody may have, the message stays until somebody has read it.
      return taken ? { tone: 'error', text, link } : text
    },
    words,
  })
  const step = (stay: TodayStay, change: Change, taken = '') => ({
    about: stay.id,
    call: () => sendProgress(stay, { ...change, from: stay.progress }),
    done: () => {
      takenWith.set(`${stay.id} ${change.to}`, taken)
      return {
        text: doneSentence(stay, change),
        undo: { action: back(stay, change.to) },
      }
    },
    words,
  })
  const care = (stay: TodayStay, made_up: boolean): Action => ({
    about: stay.id,
    call: () =>
      call('POST desk/units', { json: { room: stay.room_id, unit: stay.unit ?? 0, made_up } }),
    done: () => ({
      text: t(made_up ? 'told.isClean' : 'told.needsCleaning', { unit: unitOf(stay) }),
      undo: made_up ? { action: care(stay, false) } : undefined,
    }),
  })
  return {
    busy,
    refused: useRefused(),
    /** Changes the progress of a stay, with words for what was taken from the guest for it; what refuses it is thrown. */
    send: (stay: TodayStay, change: Change, taken = '') =>
      during(stay.id, async () => {
        const { call: send, done } = step(stay, change, taken)
        await withSignIn(send())
        tell(stay.id, done())
        await refresh()
      }),
    /** The same, with what refuses it as a message. */
    move: (stay: TodayStay, change: Change) => run(step(stay, change)),
    /** Takes back what was done today: the stay was `to` before. */
    takeBack: (stay: TodayStay, to: Progress) =>
      run(back({ ...stay, progress: to }, stay.progress)),
    /** Says that the unit of a stay is made up. */
    makeUp: (stay: TodayStay) => run(care(stay, true)),
  }
}

export type ProgressDesk = ReturnType<typeof useProgress>

function sendProgress({ id }: TodayStay, json: Change & { from: Progress }) {
  return call('POST desk/stays/[id]/progress', { params: { id }, json })
}

function doneSentence(stay: TodayStay, { to, sell }: Change): string {
  const { full_name: name, uncleaned_since, progress } = stay
  const unit = unitOf(stay)
  if (to === 'in_house') {
    const isIn = t('told.isIn', { name, unit })
    return uncleaned_since ? `${isIn} ${t('told.uncleaned')}` : isIn
  }
  if (to === 'left') {
    return progress === 'expected'
      ? t('told.cameAndLeft', { name })
      : t('told.left', { name, unit })
  }
  return `${t('told.noShow', { name })} ${sell ? t('told.sold', { unit }) : t('told.reserved')}`
}
