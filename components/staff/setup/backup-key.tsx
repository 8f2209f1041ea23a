'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { CopyButton } from '../kit/copy-button.tsx'
import { LiveWords } from '../kit/live/live-words.tsx'
import { BackupPart } from './backup-part.tsx'

const t = staffWords('setup')

/** The key that backups are encrypted with, which is shown only when it's made. */
export function BackupKey({
  sealed,
  refresh,
}: {
  sealed: boolean
  refresh: () => Promise<unknown>
}) {
  const [key, setKey] = useState<string | null>(null)
  const { run, busy } = useAction(refresh)
  const make = async () => {
    const made = await run({
      about: 'backup-key',
      call: () => call('POST setup/backup/key'),
      done: () => t('backup.keyMade'),
    })
    if (made) setKey(made.key)
  }
  return (
    <BackupPart title={t('backup.keyTitle')}>
      <LiveWords>
        {key && (
          <>
            <p className="text-ink-2 text-sm">{t('backup.keyOnce')}</p>
            <p className="flex items-center gap-2">
              <b className="num text-lg tracking-wide">{key}</b>
              <CopyButton text={key} what={t('backup.key')} />
            </p>
            <p className="mt-1">{t('backup.keyText')}</p>
          </>
        )}
      </LiveWords>
      {!key && (
        <>
          <p className="text-ink-2">{t('backup.keyWhy')}</p>
          <Decide
            busy={busy.has('backup-key')}
            className="mt-3"
            kind="outline"
            onPress={() => void make()}
            size="small"
          >
            {t(sealed ? 'backup.keyAgain' : 'backup.keyMake')}
          </Decide>
        </>
      )}
    </BackupPart>
  )
}
