'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { dayAndTimeWords } from '../kit/words.ts'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

/** Where backups are, whether they'd survive this machine, and how to change that. */
export function BackupStep({ setup, say }: StepProps) {
  const { folder, last, elsewhere, sealed } = setup.backup
  const isDone = setup.steps.some(({ name, state }) => name === 'backup' && state === 'done')
  return (
    <>
      <ul className="grid gap-2.5">
        <Line isGood={folder !== null}>
          {folder ? t('backup.folder', { folder }) : t('backup.noFolder')}
        </Line>
        {folder !== null && (
          <>
            <Line isGood={last !== null}>
              {last ? t('backup.last', { at: dayAndTimeWords(last) }) : t('backup.never')}
            </Line>
            <Line isGood={elsewhere}>{t(elsewhere ? 'backup.elsewhere' : 'backup.sameDisk')}</Line>
            <Line isGood={sealed}>{t(sealed ? 'backup.sealed' : 'backup.open')}</Line>
          </>
        )}
      </ul>
      <h3 className="mt-5 font-semibold text-base">{t('backup.how')}</h3>
      <p className="mt-1 text-ink-2">{t('backup.env')}</p>
      <Command text={t('backup.folderLine')} />
      <p className="mt-3 text-ink-2">{t('backup.byHand')}</p>
      <Command text={t('backup.command')} />
      {!elsewhere && !isDone && last && (
        <Decide className="mt-5" kind="outline" onPress={() => void say('backup', 'done')} wide>
          {t('backup.copied')}
        </Decide>
      )}
    </>
  )
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <li className="wrap-anywhere flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isGood ? 'text-leaf' : 'text-turmeric-ink'}`}
        size={20}
      />
      {children}
    </li>
  )
}

/** A line for the terminal. */
function Command({ text }: { text: string }) {
  return (
    <code className="wrap-anywhere mt-2 block rounded-control border border-edge bg-band px-3 py-2 text-sm">
      {text}
    </code>
  )
}
