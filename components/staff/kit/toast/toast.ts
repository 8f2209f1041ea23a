'use client'

import { createContext, useContext, useEffect } from 'react'
import type { Message, Toast } from './messages.ts'

export type Toasts = {
  show: (toast: Toast) => void
  close: (message: Message) => void
  /** Takes the message about a subject away, if there is one. */
  forget: (about: string) => void
  messages: readonly Message[]
  /** Leaves the successes about something to a part of the page, until the returned function is called. */
  leave: (about: string) => () => void
  /** Lets messages stand in an element, until the returned function is called; null changes nothing. */
  stand: (place: HTMLElement | null) => () => void
}

const nothing = () => undefined

/** Gives the messages to all of a page. */
export const ToastContext = createContext<Toasts>({
  show: nothing,
  close: nothing,
  forget: nothing,
  messages: [],
  leave: () => nothing,
  stand: () => nothing,
})

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
