'use client'

import { useRouter } from 'next/navigation'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { SetupRoom } from '#lib/setup/schema.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { listed } from '../kit/words.ts'
import { stepPath } from './steps.ts'

const t = staffWords('setup')

type SetUpDialogProps = { rooms: SetupRoom[]; onClose: () => void; onDone: () => unknown }

/** Says what it means to end the sample, and ends it. */
export function SetUpDialog({ rooms, onClose, onDone }: SetUpDialogProps) {
  const router = useRouter()
  const sample = rooms.filter(({ is_sample }) => is_sample).map(({ name }) => name)
  const begin = async () => {
    await call('POST setup')
    onClose()
    await onDone()
    router.push(stepPath('name'))
  }
  return (
    <AskDialog
      button={t('sample.button')}
      failed={t('sample.failed')}
      onAnswer={begin}
      onClose={onClose}
      title={t('sample.ask')}
    >
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('sample.closed')}</li>
        <li>{t('sample.sentences')}</li>
        {sample.length > 0 && <li>{t('sample.rooms', { rooms: listed(sample) })}</li>}
        <li>{t('sample.bookings')}</li>
      </ul>
    </AskDialog>
  )
}
