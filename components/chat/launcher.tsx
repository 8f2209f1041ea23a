'use client'

import type { Locale } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { BellOffIcon, ChatIcon } from '#components/ui/icons.tsx'
import { keptChat } from './kept-chat.ts'
import type { ChatPanelProps, ChatPanelWords, News, Plates } from './panel-props.ts'

type LauncherProps = { locale: Locale; words: ChatPanelWords; plates: Plates }

const quiet: News = { unread: 0, silence: null }

/**
 * The button in the corner of every page. The chat itself is loaded when it is opened, or when this browser has a
 * conversation already: then an answer must be heard on whatever page the visitor is.
 */
export function ChatLauncher({ locale, words, plates }: LauncherProps) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [news, setNews] = useState(quiet)
  const away = useScrolledAway()
  const load = useRef(() =>
    import('./panel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      // The line is down: the next press tries again.
      () => setOpen(false),
    ),
  )
  useEffect(() => {
    if (keptChat() !== null) void load.current()
  }, [])
  const show = () => {
    setOpen(true)
    if (!Panel) void load.current()
  }
  const hidden = away && news.unread === 0 ? 'max-[1439px]:not-focus-within:translate-y-[160%]' : ''
  return (
    <>
      <div
        className={`no-print fixed end-4 bottom-[calc(16px+var(--dock,0px)+env(safe-area-inset-bottom))] z-[1005] flex flex-col items-end gap-2 transition-transform duration-200 no-script:hidden md:end-6 md:bottom-6 ${hidden}`}
      >
        {news.unread > 0 && <Badge news={news} onOpen={show} words={words} />}
        <button
          aria-busy={open && !Panel}
          aria-haspopup="dialog"
          aria-label={words.button}
          className="grid size-14 place-items-center rounded-full border-2 border-cream/85 bg-lake text-cream shadow-float hover:bg-lake-dark md:size-15"
          onClick={show}
          type="button"
        >
          <ChatIcon size={26} />
        </button>
      </div>
      {Panel && (
        <Panel
          locale={locale}
          onClose={() => setOpen(false)}
          onNews={setNews}
          open={open}
          plates={plates}
          words={words}
        />
      )}
    </>
  )
}

type BadgeProps = { news: News; onOpen: () => void; words: ChatPanelWords }

function Badge({ news, onOpen, words }: BadgeProps) {
  return (
    <div className="flex items-center overflow-clip rounded-full bg-turmeric text-ink shadow-float">
      <button
        className="min-h-11 ps-5 pe-3 font-semibold text-[15px]"
        onClick={onOpen}
        type="button"
      >
        {words.badge}
      </button>
      {news.silence && (
        <button
          aria-label={words.silence}
          className="grid size-11 place-items-center border-ink/20 border-s"
          onClick={news.silence}
          type="button"
        >
          <BellOffIcon size={18} />
        </button>
      )}
    </div>
  )
}

const least = 12

/** Whether the page was last scrolled down: who reads on does not want a button over the ends of the lines. */
function useScrolledAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < least) return
      setAway(scrollY > last && scrollY > window.innerHeight / 2)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return away
}
