'use client'

import { useEffect, useEffectEvent } from 'react'
import { call } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SetupBackup } from '#lib/setup/schema.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { BackupPart } from './backup-part.tsx'

const t = staffWords('setup')

const lookMs = 2_000

type BackupTryProps = { tried: SetupBackup['tried']; refresh: () => Promise<unknown> }

/** A backup made now and restored as a test, and how that went. */
export function BackupTry({ tried, refresh }: BackupTryProps) {
  const { run, busy } = useAction(refresh)
  const isRunning = tried.state === 'running'
  const look = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!isRunning) return
    const looking = setInterval(look, lookMs)
    return () => clearInterval(looking)
  }, [isRunning])
  const begin = () =>
    run({
      about: 'backup-try',
      call: () => call('POST setup/backup/try'),
      done: () => t('backup.tryBegun'),
    })
  return (
    <BackupPart title={t('backup.tryTitle')}>
      <LiveWords>
        {isRunning && <p className="text-ink-2">{t('backup.trying')}</p>}
        {tried.state === 'done' && <Alert title={t('backup.tryDone')} tone="success" />}
        {tried.state === 'failed' && (
          <Alert title={t('backup.tryFailed')} tone="error">
            <p className="wrap-anywhere">{tried.why}</p>
          </Alert>
        )}
      </LiveWords>
      <Decide
        busy={isRunning || busy.has('backup-try')}
        className="mt-3"
        kind="outline"
        onPress={() => void begin()}
        size="small"
      >
        {t('backup.try')}
      </Decide>
    </BackupPart>
  )
}
