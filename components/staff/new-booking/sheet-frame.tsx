'use client'

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'

const t = staffWords('newBooking')

type SheetFrameProps = {
  title: string
  titleOnPhone: string
  /** The number of the step, of three; null once they are done. */
  step: number | null
  /** Goes back a step on a small screen; null in the first. */
  onBack: (() => void) | null
  onClose: () => void
  /** The side of a large window, the bottom of a small one. */
  footer: ReactNode
  children: ReactNode
}

/** A sheet of three steps with a summary at its side; the whole of a small screen, a step at a time. */
export function SheetFrame(props: SheetFrameProps) {
  const { title, titleOnPhone, step, onBack, onClose, footer, children } = props
  return (
    <Dialog className="relative z-50" onClose={onClose} open>
      <DialogBackdrop className="fixed inset-0 bg-hill/60" />
      <div className="fixed inset-0 grid place-items-center lg:p-6">
        <DialogPanel className="flex h-dvh w-full flex-col overflow-clip bg-card shadow-float lg:h-[min(760px,100dvh-48px)] lg:max-w-[1040px] lg:rounded-card">
          <div className="flex items-center gap-1 border-rule border-b max-lg:bg-desk max-lg:px-1.5 max-lg:py-1.5 lg:py-4 lg:pr-4 lg:pl-6">
            {onBack && (
              <IconButton
                className="icon-button lg:hidden"
                label={t('frame.back')}
                onClick={onBack}
              >
                <ChevronLeft size={22} />
              </IconButton>
            )}
            <IconButton
              className={`icon-button lg:order-last ${onBack ? 'max-lg:hidden' : ''}`}
              label={t('frame.close')}
              onClick={onClose}
            >
              <X size={20} />
            </IconButton>
            <DialogTitle className="heading text-title lg:text-xl">
              <span className="lg:hidden">{titleOnPhone}</span>
              <span className="max-lg:hidden">{title}</span>
            </DialogTitle>
            {step !== null && (
              <span className="num ms-auto pe-2.5 text-ink-2 lg:hidden">
                {t('frame.step', { step })}
              </span>
            )}
            <span className="ms-auto max-lg:hidden" />
          </div>
          {step !== null && (
            <div aria-hidden="true" className="flex gap-1.5 px-4 pt-2.5 lg:hidden">
              {[1, 2, 3].map((each) => (
                <span
                  className={`h-1 flex-1 rounded-full ${each <= step ? 'bg-lake' : 'bg-[#e1d6bc]'}`}
                  key={each}
                />
              ))}
            </div>
          )}
          <div className="grid min-h-0 flex-1 grid-cols-1 max-lg:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_336px]">
            <div
              className="min-h-0 overflow-y-auto p-4 lg:px-7 lg:pt-2 lg:pb-5"
              // The last page has no field to tab to, so it takes the focus itself, to be scrolled by key.
              tabIndex={step === null ? 0 : undefined}
            >
              {children}
            </div>
            <aside
              aria-label={t('frame.summary')}
              className="flex min-h-0 flex-col gap-3.5 overflow-y-auto border-edge bg-band p-4 max-lg:border-t lg:border-s lg:px-6 lg:py-5.5"
            >
              {footer}
            </aside>
          </div>
          <ToastPlace />
        </DialogPanel>
      </div>
    </Dialog>
  )
}
