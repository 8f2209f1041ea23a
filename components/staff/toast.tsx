'use client'

import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export type Toast = {
  tone: 'success' | 'error'
  text: string
  /** The undo action, and the seconds for which the message stays for it. */
  undo?: { seconds: number; run: () => void }
}
type Show = (toast: Toast | null) => void

const ToastContext = createContext<Show>(() => undefined)
const usualSeconds = 6

/** Returns a function that shows a short message over the page: a success or an error. Null hides it. */
export function useToast(): Show {
  return useContext(ToastContext)
}

/** The place of the messages. A success disappears by itself, an error stays until it is closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  useEffect(() => {
    if (toast?.tone !== 'success') return
    const ms = (toast.undo?.seconds ?? usualSeconds) * 1000
    const timer = setTimeout(() => setToast(null), ms)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <ToastContext value={setToast}>
      {children}
      <div
        aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}
        className="on-hill pointer-events-none fixed inset-x-3 bottom-44 z-60 grid justify-items-center sm:bottom-24"
      >
        {toast && <Message onClose={() => setToast(null)} {...toast} />}
      </div>
    </ToastContext>
  )
}

function Message({ tone, text, undo, onClose }: Toast & { onClose: () => void }) {
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  const color = tone === 'success' ? 'text-turmeric' : 'text-[#f3b8a4]'
  return (
    <div className="pointer-events-auto flex max-w-[560px] items-center gap-3 rounded-staff bg-hill py-1.5 pr-1.5 pl-4 text-cream shadow-float">
      <Icon
        aria-hidden="true"
        className={`shrink-0 max-sm:hidden ${color}`}
        size={20}
        strokeWidth={1.75}
      />
      <p className="py-1.5 font-medium">{text}</p>
      {undo && (
        <button
          className="min-h-11 shrink-0 rounded-control bg-lake px-4 font-semibold text-cream hover:bg-lake-dark"
          onClick={undo.run}
          type="button"
        >
          Undo
        </button>
      )}
      <button
        aria-label="Close the message"
        className="icon-button shrink-0"
        onClick={onClose}
        type="button"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
