'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ToastPlace } from '../toast/toast-place.tsx'

const t = staffWords('kit')

type ModalProps = {
  title: string
  /** Called by the close button, by Escape, by Back and by a click beside the window; returns false if it stays open. */
  onClose: () => unknown
  /** True for a question rather than a form: on a small screen it is at the bottom, as high as its content. */
  short?: boolean
  /** True for content that grows as answers come: the window keeps one height, so that its buttons don't move away under a press. */
  steady?: boolean
  /** True for a form about something on the page: on a large screen it's at the edge, beside that. */
  beside?: boolean
  /** The buttons, always visible at the bottom. */
  footer: ReactNode
  children: ReactNode
}

const besideLook = 'md:h-dvh md:max-w-[600px] md:border-edge md:border-s'

/** A dialog over the page: centred on a large screen, full size on a small one. */
export function Modal(props: ModalProps) {
  const { title, onClose, short, steady, beside, footer, children } = props
  useBackCloses(true, onClose)
  const size = short
    ? 'max-md:rounded-t-card md:max-w-[520px]'
    : `max-md:min-h-full ${beside ? besideLook : `md:max-w-[760px] ${steady ? 'md:h-[860px]' : ''}`}`
  return (
    <Dialog className="relative z-50" onClose={onClose} open>
      <DialogBackdrop className={`fixed inset-0 ${beside ? 'bg-hill/15' : 'bg-hill/60'}`} />
      <div
        className={`fixed inset-0 grid items-end md:items-center ${beside ? 'justify-items-end' : 'justify-items-center md:p-6'}`}
      >
        <DialogPanel
          className={`flex max-h-dvh w-full flex-col overflow-clip bg-card shadow-float ${beside ? '' : 'md:max-h-[calc(100dvh-48px)] md:rounded-card'} ${size}`}
        >
          <div className="flex items-center justify-between border-rule border-b py-3 pr-2.5 pl-4 md:py-4 md:pr-4 md:pl-6">
            <DialogTitle className="heading text-title md:text-xl">{title}</DialogTitle>
            <IconButton label={t('dialog.close')} className="icon-button" onClick={onClose}>
              <X size={20} />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 md:p-6">{children}</div>
          <ToastPlace />
          <div className="flex flex-wrap items-center justify-end gap-2.5 border-edge border-t bg-band p-4 max-md:*:flex-1 max-md:*:px-3! md:px-6">
            {footer}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}

/** The button of a footer that leaves everything as it is. */
export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="outline" onClick={onClick}>
      {t('dialog.cancel')}
    </Button>
  )
}
