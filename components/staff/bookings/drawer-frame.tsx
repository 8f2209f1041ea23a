'use client'

import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'

type DrawerFrameProps = {
  label: string
  onClose: () => void
  /** True while something lies over the drawer, which Escape closes first. */
  covered: boolean
  children: ReactNode
}

/** A panel at the right of a large window, beside which the screen stays usable; all of a small one. */
export function DrawerFrame({ label, onClose, covered, children }: DrawerFrameProps) {
  const beside = useMedia('(min-width: 1024px), print')
  useEscape(onClose, beside === true && !covered)
  if (beside === null) return null
  if (beside) {
    return (
      <div
        className="no-print starting:translate-x-8 fixed inset-y-0 end-0 z-30 w-[648px] overflow-y-auto overscroll-contain border-edge border-s bg-card shadow-float transition-[opacity,translate] duration-200 ease-calm starting:opacity-0"
        data-drawer
      >
        {children}
      </div>
    )
  }
  return (
    <Dialog aria-label={label} className="relative z-30" onClose={onClose} open>
      <DialogBackdrop className="fixed inset-0 bg-hill/60" />
      <DialogPanel className="fixed inset-0 flex flex-col bg-card">
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        <ToastPlace />
      </DialogPanel>
    </Dialog>
  )
}

/** Calls `leave` when Escape is pressed, unless a field or a dialog has the focus. */
export function useEscape(leave: () => void, active: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target as HTMLElement
    const taken = event.defaultPrevented || at.closest('input, textarea, select, [role="dialog"]')
    if (event.key === 'Escape' && active && !taken) leave()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
