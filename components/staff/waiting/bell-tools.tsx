'use client'

import { Bell, BellOff, BellRing } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useBell } from './use-bell.ts'

const t = staffWords('waiting')

export function BellTools() {
  const { silent, setSilent, mayAsk, ask } = useBell()
  return (
    <>
      {mayAsk && (
        <IconButton
          className="icon-button"
          label={t('bell.ask')}
          onClick={ask}
          title={t('bell.askHelp')}
        >
          <BellRing size={19} />
        </IconButton>
      )}
      <IconButton
        aria-pressed={silent}
        className="icon-button"
        label={t('bell.mute')}
        onClick={() => setSilent(!silent)}
        title={t('bell.mute')}
      >
        {silent ? <BellOff size={19} /> : <Bell size={19} />}
      </IconButton>
    </>
  )
}
