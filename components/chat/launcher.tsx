'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { chatButtonId } from './chat-button-id.ts'
import { keptChat } from './kept-chat.ts'
import type { ChatPanelProps } from './panel-props.ts'

type LauncherProps = Omit<ChatPanelProps, 'open' | 'onOpen' | 'onClose'> & { icon: ReactNode }

/**
 * The chat's button in the corner of every page. The chat is loaded when it is opened, or at once if this
 * browser has a conversation: a reply must be noticed on any page.
 */
export function ChatLauncher({ icon, ...rest }: LauncherProps) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const wanted = open && !Panel
  useEffect(() => {
    if (!wanted && keptChat() === null) return
    import('./panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      // Loading failed: the next press tries again.
      () => setOpen(false),
    )
  }, [wanted])
  const onOpen = () => setOpen(true)
  return (
    <>
      <button
        aria-busy={wanted}
        aria-haspopup="dialog"
        aria-label={rest.words.button}
        className="chat-button no-print fixed end-4 bottom-[calc(16px+var(--dock,0px)+env(safe-area-inset-bottom))] z-[1005] grid size-14 place-items-center rounded-full border-2 border-cream/85 bg-lake text-cream shadow-float no-script:hidden hover:bg-lake-dark md:end-6 md:bottom-6 md:size-15"
        id={chatButtonId}
        onClick={onOpen}
        type="button"
      >
        {icon}
      </button>
      {Panel && <Panel {...rest} onClose={() => setOpen(false)} onOpen={onOpen} open={open} />}
    </>
  )
}
