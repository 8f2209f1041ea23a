'use client'

import { Bell, BellOff, BellRing } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBell } from './use-bell.ts'

export function BellTools() {
  const { silent, setSilent, mayAsk, ask } = useBell()
  return (
    <>
      {mayAsk && (
        <IconButton
          className="icon-button"
          label="Turn on desktop notifications"
          onClick={ask}
          title="Get desktop notifications while no staff page is open"
        >
          <BellRing size={19} />
        </IconButton>
      )}
      <IconButton
        aria-pressed={silent}
        className="icon-button"
        label="Mute the sound"
        onClick={() => setSilent(!silent)}
        title="Mute the sound"
      >
        {silent ? <BellOff size={19} /> : <Bell size={19} />}
      </IconButton>
    </>
  )
}
