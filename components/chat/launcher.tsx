'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { keptChat } from './kept-chat.ts'
import type { ChatPanelProps } from './panel-props.ts'

type LauncherProps = Omit<ChatPanelProps, 'open' | 'onOpen' | 'onClose'> & { icon: ReactNode }

/**
 * The button in the corner of every page. The chat itself is loaded when it is opened, or when this browser has a
 * conversation already: then an answer must be heard on whatever page the visitor is.
 */
export function ChatLauncher({ icon, ...rest }: LauncherProps) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const wanted = open && !Panel
  useEffect(() => {
    if (!wanted && keptChat() === null) return
    import('./panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      // The line is down: the next press tries again.
      () => setOpen(false),
    )
  }, [wanted])
  useEffect(noteReading, [])
  const onOpen = () => setOpen(true)
  return (
    <>
      <button
        aria-busy={wanted}
        aria-haspopup="dialog"
        aria-label={rest.words.button}
        className="chat-button no-print fixed end-4 bottom-[calc(16px+var(--dock,0px)+env(safe-area-inset-bottom))] z-[1005] grid size-14 place-items-center rounded-full border-2 border-cream/85 bg-lake text-cream shadow-float no-script:hidden hover:bg-lake-dark md:end-6 md:bottom-6 md:size-15"
        onClick={onOpen}
        type="button"
      >
        {icon}
      </button>
      {Panel && <Panel {...rest} onClose={() => setOpen(false)} onOpen={onOpen} open={open} />}
    </>
  )
}

const least = 12

/** Marks the page while it is scrolled down: who reads on does not want a button over the ends of the lines. */
function noteReading() {
  let last = scrollY
  const look = () => {
    if (Math.abs(scrollY - last) < least) return
    document.documentElement.toggleAttribute(
      'data-reading',
      scrollY > last && scrollY > innerHeight / 2,
    )
    last = scrollY
  }
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}
