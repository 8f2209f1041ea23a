'use client'

import { CircleAlert, CircleCheck, Eye, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { call, reading } from '#calls/client.ts'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Need, Setup, StepName } from '#lib/setup/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { useGuardedChange } from '../kit/action/use-press.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { listed } from '../kit/words.ts'
import { changesIn } from '../site/publish/seen-changes.ts'
import { ChangesToOpen, useShownChanges } from './changes-to-open.tsx'
import { stepPath } from './steps.ts'
import { useSetup } from './use-setup.ts'

const t = staffWords('setup')

const stepOf: Record<Need, StepName> = { name: 'name', phone: 'reach', upi: 'pay', room: 'rooms' }
const needs = Object.keys(stepOf) as Need[]

type ReadyScreenProps = { first: First<Setup>; firstSite: First<Site> }

/** What guests need before the farm opens, what could be better, and the button that opens it. */
export function ReadyScreen({ first, firstSite }: ReadyScreenProps) {
  const router = useRouter()
  const { value: setup, refresh } = useSetup(first)
  const site = useAnswer(reading('GET site'), {}, firstSite, { topics: ['site'] })
  const shown = useShownChanges(site)
  useGuardedChange(shown.changes.map(({ id }) => id).join())
  const { run, busy } = useAction(refresh)
  const isReady = setup.needs.length === 0
  const isOpen = setup.stage === 'open'
  const open = async () => {
    const done = await run({
      about: 'open',
      call: () =>
        call('POST setup/open', { json: { seen: shown.changes.map(({ id }) => id) } }).catch(
          (error) => {
            const now = changesIn(error)
            if (now) shown.take(now)
            throw error
          },
        ),
      done: () => t('ready.opened'),
    })
    if (done) router.push(stepPath('open'))
  }
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 pt-6 pb-8">
      <h2 className="heading text-2xl">
        {t(isOpen ? 'ready.openTitle' : isReady ? 'ready.title' : 'ready.notYet')}
      </h2>
      <p className="mt-1.5 mb-5 text-ink-2">
        {isReady
          ? t('ready.better', { count: setup.better.length })
          : t('ready.needs', { count: setup.needs.length })}
      </p>
      <ul className="divide-y divide-rule rounded-staff border border-edge bg-card px-4">
        {needs.map((need) => (
          <NeedLine isMet={!setup.needs.includes(need)} key={need} need={need} />
        ))}
        {setup.better.map(({ what, step, rooms = [] }) => (
          <Line
            icon={<TriangleAlert className="text-turmeric-ink" size={20} />}
            key={what}
            link={{ step, what: t(`better.${what}`) }}
            text={t(`better.${what}`)}
            why={rooms.length > 0 ? listed(rooms) : t(`betterWhy.${what}`)}
          />
        ))}
      </ul>
      {!isOpen && (
        <>
          <ChangesToOpen changes={shown.changes} isNew={shown.isNew} site={site.value} />
          <p className="mt-5 flex gap-2.5 rounded-control bg-lake-soft px-4 py-3 text-sm">
            <Eye aria-hidden="true" className="shrink-0" size={18} />
            {t('ready.note')}
          </p>
          <div className="mt-6 flex items-center justify-between gap-4">
            <Link className="staff-link inline-flex min-h-12 items-center" href="/app/dashboard">
              {t('ready.later')}
            </Link>
            {isReady && (
              <Decide busy={busy.has('open')} onPress={() => void open()}>
                {t('ready.open')}
              </Decide>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function NeedLine({ need, isMet }: { need: Need; isMet: boolean }) {
  if (isMet) {
    return <Line icon={<CircleCheck className="text-leaf" size={20} />} text={t(`met.${need}`)} />
  }
  return (
    <Line
      icon={<CircleAlert className="text-red" size={20} />}
      link={{ step: stepOf[need], what: t(`needs.${need}`) }}
      text={t(`needs.${need}`)}
      why={t('needs.first')}
    />
  )
}

type LineProps = {
  icon: ReactNode
  text: string
  why?: string
  link?: { step: StepName; what: string }
}

function Line({ icon, text, why, link }: LineProps) {
  return (
    <li className="flex items-start gap-3 py-3">
      <span aria-hidden="true" className="mt-0.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {why && <span className="block text-ink-2 text-sm">{why}</span>}
      </span>
      {link && (
        <Link
          aria-label={t('ready.doNamed', { what: link.what })}
          className="staff-link inline-flex min-h-11 items-center font-semibold"
          href={stepPath(link.step)}
        >
          {t('ready.do')}
        </Link>
      )}
    </li>
  )
}
