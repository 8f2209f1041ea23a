'use client'

import { Circle, CircleCheck, CircleDashed, EyeOff } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Setup, Step } from '#lib/setup/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import type { First } from '../kit/live/use-answer.ts'
import { SetUpDialog } from './set-up-dialog.tsx'
import { StepBar } from './step-bar.tsx'
import { leftOf, stepMinutes, stepPath } from './steps.ts'
import { useSetup } from './use-setup.ts'

const t = staffWords('setup')

/** What the dashboard has of the first run: its offer on a sample, its steps until the farm opens, then what could be better. */
export function SetupCard({ first }: { first: First<Setup> }) {
  const { value: setup, refresh } = useSetup(first)
  if (setup.stage === 'sample') return <Sample onDone={refresh} setup={setup} />
  if (setup.stage === 'preparing') return <Steps setup={setup} />
  return setup.better.length > 0 && <Better setup={setup} />
}

function Sample({ setup, onDone }: { setup: Setup; onDone: () => unknown }) {
  const [asks, setAsks] = useState(false)
  return (
    <section
      aria-label={t('sample.title')}
      className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 rounded-staff border border-edge bg-card px-4 py-3 lg:px-[22px]"
    >
      <div className="min-w-56 flex-1">
        <h2 className="font-semibold text-base">{t('sample.title')}</h2>
        <p className="text-ink-2 text-sm">{t('sample.text')}</p>
      </div>
      <Decide kind="secondary" onPress={() => setAsks(true)} size="small">
        {t('sample.button')}
      </Decide>
      {asks && <SetUpDialog onClose={() => setAsks(false)} onDone={onDone} rooms={setup.rooms} />}
    </section>
  )
}

function Steps({ setup }: { setup: Setup }) {
  const { steps } = setup
  const left = leftOf(setup)
  const done = steps.filter(({ state }) => state === 'done').length
  const next = left[0]
  const isBegun = steps.some(({ name, state }) => name === 'name' && state !== 'todo')
  const minutes = left.reduce((sum, name) => sum + stepMinutes[name], 0)
  return (
    <section
      aria-labelledby="setup-title"
      className="no-print overflow-clip rounded-staff border border-edge bg-card"
    >
      <div className="px-4 pt-5 pb-4 lg:px-[22px]">
        <h2 className="heading text-title" id="setup-title">
          {t(!isBegun ? 'steps.begin' : next ? 'steps.going' : 'steps.ready')}
        </h2>
        <p className="mt-1 text-ink-2">
          {!isBegun && t('steps.beginText')}
          {isBegun && next && t('steps.goingText', { done, minutes })}
          {isBegun && !next && t('steps.readyText')}
        </p>
        <div className="mt-4 flex">
          <StepBar now={next} steps={steps} />
        </div>
        <Link
          className={`${buttonClass({ kind: 'secondary', wide: true })} mt-4 lg:w-auto!`}
          href={stepPath(next ?? 'ready')}
        >
          {next
            ? t(!isBegun ? 'steps.start' : 'steps.continue', { step: t(`names.${next}`) })
            : t('ready.open')}
        </Link>
      </div>
      <ol>
        {steps.map((step) => (
          <StepRow isNext={step.name === next} key={step.name} setup={setup} step={step} />
        ))}
      </ol>
      <p className="flex items-start gap-2.5 border-rule border-t bg-hot px-4 py-3 text-sm lg:px-[22px]">
        <EyeOff aria-hidden="true" className="mt-0.5 shrink-0 text-turmeric-ink" size={18} />
        <span>
          {t('steps.closed')}{' '}
          <Link className="staff-link" href="/app/site">
            {t('steps.viewSite')}
          </Link>
          {' · '}
          <Link className="staff-link" href={stepPath('ready')}>
            {t('steps.whatsMissing')}
          </Link>
        </span>
      </p>
    </section>
  )
}

type StepRowProps = { step: Step; setup: Setup; isNext: boolean }

function StepRow({ step: { name, state }, setup, isNext }: StepRowProps) {
  return (
    <li className={`border-rule border-t ${isNext ? 'bg-lake-soft' : ''}`}>
      <Link
        aria-current={isNext ? 'step' : undefined}
        className="flex min-h-14 items-center gap-3.5 px-4 py-2 hover:bg-band lg:px-[22px]"
        href={stepPath(name)}
      >
        <StateIcon state={state} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`names.${name}`)}</span>
          {state === 'done' && toldOf(name, setup) && (
            <span className="wrap-anywhere block text-ink-2 text-sm">{toldOf(name, setup)}</span>
          )}
        </span>
        <span className="num shrink-0 text-ink-2 text-sm">
          {state === 'done' && <span className="sr-only">{t('state.done')}</span>}
          {state === 'skipped' && t('state.skipped')}
          {state === 'todo' && t('minutes', { count: stepMinutes[name] })}
        </span>
      </Link>
    </li>
  )
}

const icons = { done: CircleCheck, skipped: CircleDashed, todo: Circle } as const

function StateIcon({ state }: Pick<Step, 'state'>) {
  const Icon = icons[state]
  const look = state === 'done' ? 'text-leaf' : 'text-ink-2'
  return <Icon aria-hidden="true" className={`shrink-0 ${look}`} size={24} />
}

/** Returns what a step that's done has led to. */
function toldOf(name: Step['name'], setup: Setup): string | null {
  const rooms = setup.rooms.filter(({ on_site }) => on_site)
  if (name === 'pay') return setup.tested && t('told.pay', { id: setup.tested })
  if (name === 'rooms') {
    const units = rooms.reduce((sum, room) => sum + room.units, 0)
    return t('told.rooms', { types: rooms.length, units })
  }
  if (name === 'photos') {
    return t('told.photos', { count: rooms.reduce((sum, { photos }) => sum + photos, 0) })
  }
  if (name === 'mail') return setup.mail.arrived && t('told.mail', { to: setup.mail.arrived })
  return name === 'team' ? t('told.team', { count: setup.team.length }) : null
}

function Better({ setup }: { setup: Setup }) {
  return (
    <p className="no-print rounded-staff border border-edge bg-card px-4 py-3 lg:px-[22px]">
      <Link
        className="staff-link inline-flex min-h-11 items-center font-semibold"
        href={stepPath('ready')}
      >
        {t('betterLine', { count: setup.better.length })}
      </Link>
    </p>
  )
}
