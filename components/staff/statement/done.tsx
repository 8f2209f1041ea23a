'use client'

import { CircleCheck } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { fetchStats } from '#lib/reports/client/dashboard.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import type { WireMatches } from '#lib/statements/schema/lines.ts'
import { ConfirmAll } from '../booking/confirm-all.tsx'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { instantTime, rupees } from '../kit/words.ts'
import { waitWords } from '../waiting/wait-words.ts'
import { paiseOf } from './match-words.ts'

const t = staffWords('statement')

type DoneProps = { id: string; done: readonly string[]; verified: WireMatches['verified'] }

/** What was verified here, in place of its group, and the paid bookings that are left to confirm. */
export function Done({ id, done, verified }: DoneProps) {
  const here = verified.filter(({ payment_id }) => done.includes(payment_id))
  const last = here.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)
  if (!last) return null
  const sum = paiseOf(here.map(({ line }) => line)) / 100
  const heading = `done ${id}`
  return (
    <section
      aria-label={t('done.label')}
      className="rounded-staff border border-edge bg-card px-4 lg:px-5"
    >
      <div className="flex items-center gap-3.5 py-4">
        <CircleCheck aria-hidden="true" className="shrink-0 text-leaf" size={24} />
        <div className="num">
          <h2 className="font-semibold text-base" data-heading={heading} tabIndex={-1}>
            {t('done.title', { count: here.length, amount: rupees(sum) })}
          </h2>
          <p className="wrap-anywhere text-ink-2 text-sm">
            {t('done.by', { name: last.by, time: instantTime(last.at) })}
          </p>
        </div>
      </div>
      <ToConfirm heading={heading} />
    </section>
  )
}

const fetchWaits = async (_: object, asking: Asking) => (await fetchStats(asking)).waits

/** The paid bookings that are left to confirm, from this statement or not. */
function ToConfirm({ heading }: { heading: string }) {
  const waits = useAnswer(fetchWaits, {}, null, { topics: ['bookings', 'rooms'] })
  const wait = waits.value?.find(({ kind }) => kind === 'to_confirm')
  const words = wait && waitWords(wait, new Date())
  // It appears after the rest, and moves what is below.
  useGuardedChange(words ? words.title : '')
  if (!words) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-rule border-t py-3 sm:ps-[38px]">
      <div className="num min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold text-sm">{words.title}</p>
        <p className="wrap-anywhere text-ink-2 text-sm">{words.detail}</p>
      </div>
      <ConfirmAll
        className="num"
        heading={heading}
        onChanged={waits.refresh}
        wait={wait}
        words={words}
      />
    </div>
  )
}
