'use client'

import { CircleAlert, CircleCheck, Hourglass, X } from 'lucide-react'
import Link from 'next/link'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { lookUpLost } from '#lib/shared/api.ts'
import { lookUp, lostAnswers } from '../call/lost-answer.ts'
import { slowAnswers } from '../call/slow-answers.ts'
import { useNews } from '../live/news.tsx'
import {
  isSpoken,
  type Left,
  latestMessages,
  type Message,
  messagesHere,
} from '../toast/messages.ts'
import { ToastContext, type Toasts } from '../toast/toast.ts'
import { Place } from '../toast/toast-place.tsx'
import { useDelayed } from '../use-delayed.ts'
import { Undo } from './undo.tsx'
import { useGuardedChange } from './use-press.ts'

const t = staffWords('kit')

const usualMs = 6_000
// What fills a place as it comes is not spoken, and a dialog that opens or closes says its own name first.
const settledMs = 250

/**
 * Holds the messages of the page: the last few, one about each subject. A success disappears by itself, an error stays
 * until it is closed. They stand beside the sidebar at the bottom of a large window and over the dock of a small one, and
 * in the newest ToastPlace where there is one. A screen reader speaks each once, however many places it stands in.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { messages, show, forget, close } = useMessages()
  const { places, since, left, leave, stand } = usePlaces()
  const [home, setHome] = useState<HTMLElement | null>(null)
  const here = messagesHere(messages, left, places.length)
  const place = places.at(-1) ?? home
  const isSettled = useDelayed(place, settledMs) === place
  const isNew = (message: Message) => isSettled && !isSpoken(message, since)
  // An alert speaks for itself: in the part that is spoken it would be heard twice.
  const isPolite = (message: Message) => isNew(message) && message.tone !== 'error'
  const barsIn = (part: Element | null | undefined, arePolite: boolean) =>
    part &&
    createPortal(
      here
        .filter((message) => isPolite(message) === arePolite)
        .map((message) => (
          <Bar
            {...message}
            isNew={isNew(message)}
            key={`${message.id} ${isNew(message)}`}
            onClose={() => close(message)}
          />
        )),
      part,
    )
  // In a dialog its buttons move when a message comes or goes.
  useGuardedChange(places.length > 0 ? here.map(({ id }) => id).join() : '')
  return (
    <ToastContext value={{ show, close, forget, messages, leave, stand }}>
      {children}
      {messages.map((message) => (
        <Lifetime key={message.id} message={message} onEnd={() => close(message)} />
      ))}
      <section aria-label={t('notices.label')}>
        <Place
          className={`on-hill no-print pointer-events-none fixed z-35 ${homeClass}`}
          ref={setHome}
        />
      </section>
      {barsIn(place?.firstElementChild, false)}
      {barsIn(place?.lastElementChild, true)}
    </ToastContext>
  )
}

/** Holds the messages: those that are shown, and what the page says of its own line and of answers that are slow. */
function useMessages() {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [{ show, forget }] = useState(() => ({
    show: (toast: Parameters<Toasts['show']>[0]) =>
      setMessages((before) => latestMessages(before, toast, performance.now())),
    forget: (subject: string) =>
      setMessages((before) => before.filter(({ about }) => about !== subject)),
  }))
  const { connection } = useNews()
  useEffect(
    () => connection.follow(() => connection.downSince() === null && forget('line')),
    [connection, forget],
  )
  const isSlow = useSyncExternalStore(slowAnswers.follow, slowAnswers.any, () => false)
  const isLost = useSyncExternalStore(lostAnswers.follow, lostAnswers.any, () => false)
  const waits = isLost ? t('notices.lost') : isSlow ? t('notices.slow') : null
  useEffect(() => {
    if (!waits) return
    show({ tone: 'waiting', text: waits, about: 'answer' })
    return () => forget('answer')
  }, [waits, show, forget])
  useEffect(() => {
    lookUpLost(lookUp)
    return () => lookUpLost(null)
  }, [])
  return {
    messages,
    show,
    forget,
    close: (message: Message) =>
      setMessages((before) => before.filter(({ id }) => id !== message.id)),
  }
}

// Over the dock, or a bar of the same height. On a large window beside the sidebar, above a bar, and clear of a drawer.
const homeClass = [
  'inset-x-3 bottom-[calc(80px+env(safe-area-inset-bottom))] max-lg:mx-auto max-lg:max-w-[560px]',
  'lg:right-auto lg:bottom-6 lg:left-24 lg:max-w-[480px] lg:[body:has(main_[data-task])_&]:bottom-24',
  'min-[1200px]:left-[284px] min-[1200px]:[body:has([data-narrow])_&]:left-24',
  'lg:[body:has([data-drawer])_&]:max-w-[min(480px,100vw-768px)]',
  'min-[1200px]:[body:has([data-drawer])_&]:max-w-[min(480px,100vw-956px)]',
].join(' ')

type Places = {
  places: HTMLElement[]
  /** The instant of performance.now() from which the newest one is that. */
  since: number
  left: Left[]
}

/** Follows the places of the messages, and the subjects of which parts of the page tell themselves. */
function usePlaces() {
  const [{ places, since, left }, set] = useState<Places>({ places: [], since: 0, left: [] })
  const [stand] = useState(() => (place: HTMLElement | null) => {
    if (!place) return () => undefined
    const change = (next: (places: HTMLElement[]) => HTMLElement[]) => {
      const now = performance.now()
      set((before) => {
        const places = next(before.places)
        const isSame = places.at(-1) === before.places.at(-1)
        return { ...before, places, since: isSame ? before.since : now }
      })
    }
    change((before) => [...before, place])
    return () => change((before) => before.filter((each) => each !== place))
  })
  const [leave] = useState(() => (about: string) => {
    const mine: Left = { about, under: 0 }
    set((before) => {
      mine.under = before.places.length
      return { ...before, left: [...before.left, mine] }
    })
    return () => set((before) => ({ ...before, left: before.left.filter((each) => each !== mine) }))
  })
  return { places, since, left, stand, leave }
}

function Lifetime({ message, onEnd }: { message: Message; onEnd: () => void }) {
  const { tone, at, undo } = message
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (tone !== 'success') return
    const timer = setTimeout(() => end(), (undo?.until ?? at + usualMs) - performance.now())
    return () => clearTimeout(timer)
  }, [tone, at, undo])
  return null
}

const icons = { success: CircleCheck, error: CircleAlert, waiting: Hourglass } as const

type BarProps = Message & { isNew: boolean; onClose: () => void }

function Bar({ at, tone, text, link, undo, isNew, onClose }: BarProps) {
  const Icon = icons[tone]
  const words = useId()
  const bar = useRef<HTMLDivElement>(null)
  useKeptFocus(at, bar)
  const color = tone === 'error' ? 'text-[#f3b8a4]' : 'text-turmeric'
  return (
    <div
      className="pointer-events-auto mt-2 flex items-center gap-x-3 rounded-staff bg-hill py-1.5 pr-1.5 pl-4 text-cream shadow-float"
      data-toast
      ref={bar}
      role={tone === 'error' && isNew ? 'alert' : undefined}
    >
      <Icon aria-hidden="true" className={`shrink-0 max-sm:hidden ${color}`} size={20} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <p className="wrap-anywhere flex-1 basis-40 py-1.5 font-medium" id={words}>
          {text}
        </p>
        {link && (
          <Link
            className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold underline"
            href={link.to}
          >
            {link.text}
          </Link>
        )}
        {undo && <Undo of={words} onPress={onClose} undo={undo} />}
      </div>
      <IconButton
        aria-describedby={words}
        className="icon-button shrink-0"
        label={t('notices.close')}
        onClick={onClose}
      >
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  )
}

/** When the message came that was removed while it had the focus, and which of its buttons had it. */
let taken: { since: number; at: number } | null = null

/**
 * Gives the focus back to a message that had it when it was moved to another place. `since` is when it came, by which it's
 * known: its number is used again once it's closed.
 */
function useKeptFocus(since: number, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const presses = [...(bar.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    if (taken?.since === since) presses[taken.at]?.focus()
    taken = null
    return () => {
      const at = presses.indexOf(document.activeElement as HTMLElement)
      if (at >= 0) taken = { since, at }
    }
  }, [since, bar])
}
