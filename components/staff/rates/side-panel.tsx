'use client'

import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import { useMedia } from '../kit/use-media.ts'

const t = staffWords('rates')

type SidePanelProps = {
  title: string
  /** A line below the title. */
  about?: ReactNode
  onClose: () => unknown
  footer?: ReactNode
  className?: string
  /** True if the focus goes to its title when it opens. */
  takesFocus?: boolean
  children: ReactNode
}

/** A part beside the page with a title, a close button and its buttons at the bottom. */
export function SidePanel({
  title,
  about,
  onClose,
  footer,
  className = '',
  takesFocus = false,
  children,
}: SidePanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useFocus(panel, takesFocus ? titleId : null)
  return (
    <section
      aria-labelledby={titleId}
      className={`flex min-w-0 flex-col overflow-clip rounded-staff border border-edge bg-card ${className}`}
      data-task
      ref={panel}
    >
      <header className="flex items-start justify-between gap-2 py-1.5 pr-2 pl-4 lg:py-2.5 lg:pl-5">
        <div className="min-w-0 pt-2">
          <h2
            className="font-semibold text-base leading-snug outline-offset-4"
            id={titleId}
            tabIndex={-1}
          >
            {title}
          </h2>
          {about && <p className="num text-ink-2 text-xs">{about}</p>}
        </div>
        <IconButton className="icon-button" label={t('editor.close', { title })} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 lg:px-5">{children}</div>
      <ToastPlace />
      {footer && (
        <div className="flex gap-2.5 border-edge border-t bg-band px-4 py-3 *:flex-auto *:px-2! lg:px-5">
          {footer}
        </div>
      )}
    </section>
  )
}

// What had the focus before gets it back from a panel that goes with it.
function useFocus(panel: RefObject<HTMLElement | null>, title: string | null): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    if (title) document.getElementById(title)?.focus({ preventScroll: true })
    const { current } = panel
    return () => {
      if (!current?.contains(document.activeElement)) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [panel, title])
}

/** The same for what is edited or asked: beside the page on a large window, a dialog on a small one. */
export function SideDialog({ title, about, onClose, footer, children }: SidePanelProps) {
  const isSmall = useMedia('(max-width: 1023px)') === true
  if (!isSmall) {
    return (
      <SidePanel {...{ title, about, onClose, footer }} takesFocus>
        {children}
      </SidePanel>
    )
  }
  return (
    <Modal footer={footer ?? <CancelButton onClick={onClose} />} onClose={onClose} title={title}>
      {about && <p className="num mb-4 text-ink-2 text-xs">{about}</p>}
      {children}
    </Modal>
  )
}
