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
          label="Show messages on the desktop"
          onClick={ask}
          title="Show news on the desktop while no page of staff is seen"
        >
          <BellRing size={19} />
        </IconButton>
      )}
      <IconButton
        aria-pressed={silent}
        className="icon-button"
        label="Silence the bell"
        onClick={() => setSilent(!silent)}
        title="Silence the bell"
      >
        {silent ? <BellOff size={19} /> : <Bell size={19} />}
      </IconButton>
    </>
  )
}
