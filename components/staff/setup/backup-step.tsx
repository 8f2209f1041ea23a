'use client'

import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { dayAndTimeWords } from '../kit/words.ts'
import { BackupFolder } from './backup-folder.tsx'
import { BackupKey } from './backup-key.tsx'
import { BackupTry } from './backup-try.tsx'
import type { StepProps } from './step-props.ts'

const t = staffWords('setup')

/** Where backups are, whether they'd survive this machine, and how to have them elsewhere, encrypted and tried. */
export function BackupStep({ setup, say, refresh }: StepProps) {
  const { folder, last, elsewhere, sealed, drives, tried } = setup.backup
  const isDone = setup.steps.some(({ name, state }) => name === 'backup' && state === 'done')
  return (
    <div className="grid gap-5">
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
      <BackupFolder drives={drives} folder={folder} refresh={refresh} />
      <BackupKey refresh={refresh} sealed={sealed} />
      {folder !== null && <BackupTry refresh={refresh} tried={tried} />}
      {!elsewhere && !isDone && last && (
        <Decide kind="outline" onPress={() => void say('backup', 'done')} wide>
          {t('backup.copied')}
        </Decide>
      )}
    </div>
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
