'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import Link from 'next/link'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { latestMessages, type Message, type Toast } from './messages.ts'
import { Undo } from './undo.tsx'

type Toasts = {
  show: (toast: Toast) => void
  close: (message: Message) => void
  messages: readonly Message[]
  /** Leaves the successes about something to a part of the page, until the returned function is called. */
  leave: (about: string) => () => void
}

const nothing = () => undefined
const ToastContext = createContext<Toasts>({
  show: nothing,
  close: nothing,
  messages: [],
  leave: () => nothing,
})
const usualMs = 6_000

/** Returns a function that shows a short message over the page: a success or an error. */
export function useToast(): Toasts['show'] {
  return useContext(ToastContext).show
}

/** Returns the success that there is to tell about something, for a part of the page that tells of it in its own place. */
export function useSuccessAbout(about: string): (Message & { close: () => void }) | null {
  const { messages, leave, close } = useContext(ToastContext)
  useEffect(() => leave(about), [about, leave])
  const message = messages.find((each) => each.about === about && each.tone === 'success')
  return message ? { ...message, close: () => close(message) } : null
}

/**
 * The place of the messages: the last few, one about each subject. A success disappears by itself, an error stays until
 * it is closed. They are at the bottom of a large window, where nothing is decided, and at the top of a small one.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const [leave] = useState(() => (about: string) => {
    setLeft((all) => [...all, about])
    return () => setLeft((all) => all.toSpliced(all.indexOf(about), 1))
  })
  const [show] = useState(
    () => (toast: Toast) =>
      setMessages((before) => latestMessages(before, toast, performance.now())),
  )
  const close = (message: Message) =>
    setMessages((before) => before.filter(({ id }) => id !== message.id))
  const here = messages.filter(({ about, tone }) => tone === 'error' || !left.includes(about))
  return (
    <ToastContext value={{ show, close, messages, leave }}>
      {children}
      {messages.map((message) => (
        <Lifetime key={message.id} message={message} onEnd={() => close(message)} />
      ))}
      <div
        aria-live={here.some(({ tone }) => tone === 'error') ? 'assertive' : 'polite'}
        className="on-hill pointer-events-none fixed inset-x-3 top-[72px] z-60 flex flex-col-reverse items-center gap-2 sm:top-auto sm:bottom-6 sm:flex-col"
      >
        {here.map((message) => (
          <Bar key={message.id} {...message} onClose={() => close(message)} />
        ))}
      </div>
    </ToastContext>
  )
}

function Lifetime({ message, onEnd }: { message: Message; onEnd: () => void }) {
  const { tone, at, undo } = message
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (tone === 'error') return
    const timer = setTimeout(() => end(), (undo?.until ?? at + usualMs) - performance.now())
    return () => clearTimeout(timer)
  }, [tone, at, undo])
  return null
}

function Bar({ tone, text, link, undo, onClose }: Message & { onClose: () => void }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  const color = tone === 'success' ? 'text-turmeric' : 'text-[#f3b8a4]'
  return (
    <div className="pointer-events-auto flex max-w-[560px] items-center gap-3 rounded-staff bg-hill py-1.5 pr-1.5 pl-4 text-cream shadow-float">
      <Icon aria-hidden="true" className={`shrink-0 max-sm:hidden ${color}`} size={20} />
      <p className="py-1.5 font-medium">{text}</p>
      {link && (
        <Link
          className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold underline"
          href={link.to}
        >
          {link.text}
        </Link>
      )}
      {undo && <Undo onPress={onClose} undo={undo} />}
      <IconButton label="Close the message" className="icon-button shrink-0" onClick={onClose}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  )
}
