'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type Ref, useRef, useState } from 'react'
import { call, reading } from '#calls/client.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Setup, StepName } from '#lib/setup/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { BackupStep } from './backup-step.tsx'
import { FactsStep, type StepHandle } from './facts-step.tsx'
import { GstStep } from './gst-step.tsx'
import { GuestPhone } from './guest-phone.tsx'
import { MailStep } from './mail-step.tsx'
import { PayStep } from './pay-step.tsx'
import { RoomsStep } from './rooms-step.tsx'
import { StepBar } from './step-bar.tsx'
import type { StepProps } from './step-props.ts'
import { pathAfter, stepFacts, stepPage } from './steps.ts'
import { TeamStep } from './team-step.tsx'
import { useSetup } from './use-setup.ts'

const t = staffWords('setup')

type StepScreenProps = { name: StepName; first: First<Setup>; firstSite: First<Site> }

/** A step of the first run. What's typed is saved when its field is left, so a step can be left at any time. */
export function StepScreen({ name, first, firstSite }: StepScreenProps) {
  const router = useRouter()
  const list = useSetup(first)
  const site = useAnswer(reading('GET site'), {}, firstSite, { topics: ['site'] })
  const setup = list.value
  const refresh = () => Promise.all([list.refresh(), site.refresh()])
  const { run, busy } = useAction(refresh)
  const say: StepProps['say'] = async (step, state, about = '') => {
    const done = await run({
      about: step,
      call: () => call('POST setup/steps/[step]', { params: { step }, json: { state, about } }),
      done: () => t(state === 'done' ? 'saidDone' : 'saidSkipped', { step: t(`names.${step}`) }),
    })
    return done !== null
  }
  const isDone = setup.steps.some((step) => step.name === name && step.state === 'done')
  const step = useRef<StepHandle>(null)
  const [saves, setSaves] = useState(false)
  const leave = async (state: 'done' | 'skipped' | null) => {
    setSaves(true)
    const isSaved = state === 'skipped' || (await (step.current?.save() ?? true))
    setSaves(false)
    if (!isSaved) return
    if (state === null || (await say(name, state))) router.push(pathAfter(name, setup))
  }
  const page = stepPage[name]
  const place = setup.steps.findIndex((step) => step.name === name) + 1
  return (
    <div className="flex flex-1 flex-col">
      <div className="flex flex-1 justify-center gap-12 px-4 pt-3 pb-8 lg:px-8">
        <div className="w-full max-w-[560px]">
          <div className="flex items-center gap-3">
            <Link aria-label={t('back')} className="icon-button" href="/app/dashboard">
              <ArrowLeft aria-hidden="true" size={20} />
            </Link>
            <StepBar now={name} steps={setup.steps} />
            <span className="num text-ink-2 text-sm">{t('place', { place, of: 10 })}</span>
            <Link className="staff-link inline-flex min-h-11 items-center" href="/app/dashboard">
              {t('later')}
            </Link>
          </div>
          <h2 className="heading mt-5 text-2xl">{t(`titles.${name}`)}</h2>
          <p className="mt-1.5 mb-6 text-ink-2">{t(`leads.${name}`)}</p>
          <StepBody {...{ name, refresh, say, setup, step }} site={site.value} />
        </div>
        {page && (
          <GuestPhone
            path={page}
            version={JSON.stringify([site.value.published, site.value.changes, setup.rooms])}
          />
        )}
      </div>
      <div
        className={`sticky bottom-0 z-10 flex items-center justify-center border-edge border-t bg-band px-4 py-3 ${page ? 'xl:pe-[480px]' : ''}`}
        data-task
      >
        <div className="flex w-full max-w-[560px] items-center justify-between gap-4">
          {isDone ? (
            <span />
          ) : (
            <Decide busy={busy.has(name)} kind="quiet" onPress={() => void leave('skipped')}>
              {t('skip')}
            </Decide>
          )}
          <Decide
            busy={saves || busy.has(name)}
            className="min-w-40"
            kind="secondary"
            onPress={() => void leave(isDone || !byContinuing(name, site.value) ? null : 'done')}
          >
            {t('next')}
          </Decide>
        </div>
      </div>
    </div>
  )
}

/** Returns true for a step that's done once a person has seen it and goes on. */
function byContinuing(name: StepName, { facts, changes }: Site): boolean {
  if (name !== 'gst') return name === 'rules' || name === 'team'
  const change = changes.find(({ what }) => what === 'gst.gstin')
  return (change?.kind === 'fact' ? change.after : facts['gst.gstin']) === null
}

type StepBodyProps = StepProps & { name: StepName; step: Ref<StepHandle> }

function StepBody({ name, step, ...props }: StepBodyProps) {
  const { site, refresh } = props
  if (name === 'pay') return <PayStep {...props} />
  if (name === 'gst') return <GstStep {...props} />
  if (name === 'rooms' || name === 'photos') return <RoomsStep {...props} about={name} />
  if (name === 'mail') return <MailStep {...props} />
  if (name === 'team') return <TeamStep {...props} />
  if (name === 'backup') return <BackupStep {...props} />
  return (
    <FactsStep
      isBlank={(fact) => name !== 'rules' && !/^hours\.|^address\.region$/.test(fact)}
      names={stepFacts[name]}
      onSaved={refresh}
      ref={step}
      site={site}
    />
  )
}
