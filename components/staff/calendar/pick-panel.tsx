'use client'

import { Ban, Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'
import type { Picked } from './use-picking.ts'

const t = staffWords('calendar')

type PickPanelProps = {
  picked: Picked
  wide: boolean
  onNew: () => void
  onBlock: () => void
  onClear: () => void
}

/** The choice of what is made of nights that are picked: beside them, and on a phone at the bottom. */
export function PickPanel({ picked, wide, onNew, onBlock, onClear }: PickPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (wide && panel.current) stand(panel.current)
  })
  const place = wide
    ? 'absolute z-30 w-[330px] rounded-staff border border-edge'
    : 'fixed inset-x-0 bottom-[calc(69px+env(safe-area-inset-bottom))] z-30 rounded-t-card'
  return (
    <section
      aria-label={picked.title}
      className={`bg-card p-4 shadow-float ${place}`}
      data-panel
      ref={panel}
    >
      {!wide && <ToastPlace />}
      <div className="flex items-start">
        <div className="min-w-0 flex-1">
          <p className="heading text-lg">
            <bdi>{picked.title}</bdi>
          </p>
          <p className="num text-ink-2">{picked.words}</p>
        </div>
        <IconButton
          className="icon-button -my-1.5 -me-2"
          label={t('picked.clear')}
          onClick={onClear}
        >
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {picked.problem && (
        <p className="mt-2 text-red text-sm">{t('picked.cannot', { problem: picked.problem })}</p>
      )}
      <div className="mt-3 grid grid-cols-[1.4fr_1fr] gap-2 whitespace-nowrap">
        <Button
          className="px-2!"
          disabled={picked.problem !== null}
          kind="secondary"
          onClick={onNew}
          size="small"
        >
          <Plus aria-hidden="true" size={18} />
          {t('newBooking')}
        </Button>
        <Button className="px-2!" kind="outline" onClick={onBlock} size="small">
          <Ban aria-hidden="true" size={17} />
          {t('block')}
        </Button>
      </div>
    </section>
  )
}

// Below the nights, or above them where the window ends; and never beyond the grid.
function stand(panel: HTMLElement): void {
  const frame = panel.parentElement?.getBoundingClientRect()
  const mark = panel.parentElement?.querySelector('[data-pick]')?.getBoundingClientRect()
  if (!frame || !mark) return
  const { offsetWidth: width, offsetHeight: height } = panel
  const isAbove = mark.bottom + height + 10 > innerHeight && mark.top - height > 140
  const top = isAbove ? mark.top - height - 10 : mark.bottom + 10
  panel.style.top = `${top - frame.top}px`
  panel.style.left = `${Math.max(0, Math.min(mark.left - frame.left, frame.width - width))}px`
}
