'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

type Toast = { tone: 'success' | 'error'; text: string }
type Show = (toast: Toast) => void

const ToastContext = createContext<Show>(() => undefined)

/** Shows a short message over the page: what was done, or why it was not. */
export function useToast(): Show {
  return useContext(ToastContext)
}

/** The place of the messages. A success leaves by itself, an error waits to be read. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  useEffect(() => {
    if (toast?.tone !== 'success') return
    const timer = setTimeout(() => setToast(null), 6_000)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext value={setToast}>
      {children}
      <div
        aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}
        className="on-hill pointer-events-none fixed inset-x-3 bottom-24 z-60 grid justify-items-center lg:bottom-6"
      >
        {toast && <Message onClose={() => setToast(null)} {...toast} />}
      </div>
    </ToastContext>
  )
}

function Message({ tone, text, onClose }: Toast & { onClose: () => void }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  const color = tone === 'success' ? 'text-turmeric' : 'text-[#f3b8a4]'
  return (
    <div className="pointer-events-auto flex max-w-[560px] items-center gap-3 rounded-staff bg-hill py-1.5 pr-1.5 pl-4 text-cream shadow-float">
      <Icon aria-hidden="true" className={`shrink-0 ${color}`} size={20} strokeWidth={1.75} />
      <p className="py-1.5 font-medium">{text}</p>
      <button
        aria-label="Close the message"
        className="icon-button"
        onClick={onClose}
        type="button"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
