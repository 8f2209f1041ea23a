'use client'

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ToastPlace } from '../kit/toast/toast-place.tsx'

const t = staffWords('booking')

const steps = [0.5, 0.75, 1, 1.5, 2, 3] as const

/** The payment screenshot over everything, to read: zoom, and turn for photographs of a screen. */
export function ScreenshotDialog({
  booking,
  onClose,
}: {
  booking: StaffBooking
  onClose: () => void
}) {
  useBackCloses(true, onClose)
  const [step, setStep] = useState(2)
  const [turns, setTurns] = useState(0)
  const zoom = steps[step] ?? 1
  return (
    <Dialog className="on-hill relative z-50" onClose={onClose} open>
      <DialogPanel className="fixed inset-0 flex flex-col bg-hill text-cream">
        <div className="flex items-center gap-1 border-cream/15 border-b py-1.5 pr-1.5 pl-4 lg:pl-6">
          <DialogTitle className="me-auto min-w-0 truncate font-semibold">
            {t.rich('screenshot.title', {
              name: booking.full_name,
              quiet: (words) => <span className="max-sm:sr-only">{words}</span>,
            })}
          </DialogTitle>
          <IconButton
            label={t('screenshot.zoomOut')}
            className="icon-button disabled:opacity-40"
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <ZoomOut size={20} />
          </IconButton>
          <span aria-live="polite" className="num w-12 text-center">
            {Math.round(zoom * 100)}%
          </span>
          <IconButton
            label={t('screenshot.zoomIn')}
            className="icon-button disabled:opacity-40"
            disabled={step === steps.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <ZoomIn size={20} />
          </IconButton>
          <IconButton
            label={t('screenshot.rotate')}
            className="icon-button"
            onClick={() => setTurns((turns + 1) % 4)}
          >
            <RotateCw size={20} />
          </IconButton>
          <IconButton label={t('screenshot.close')} className="icon-button" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
        <section
          aria-label={t('screenshot.region')}
          className="flex-1 overflow-auto p-4"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {booking.screenshot_path && (
            <Sheet path={booking.screenshot_path} turns={turns} zoom={zoom} />
          )}
        </section>
        <ToastPlace />
      </DialogPanel>
    </Dialog>
  )
}

// At 100 % the whole image fits the window, in any rotation.
function Sheet({ path, zoom, turns }: { path: string; zoom: number; turns: number }) {
  // Width divided by height, known once the image has loaded; until then a phone's.
  const [ratio, setRatio] = useState(1 / 2)
  const lying = turns % 2 === 1
  const across = '(100vw - 32px)'
  const down = '(100dvh - 92px)'
  const fit = lying ? `${down}, ${across} * ${ratio}` : `${across}, ${down} * ${ratio}`
  const width = `calc(min(${fit}) * ${zoom})`
  const height = `calc(${width} / ${ratio})`
  return (
    <div
      className="mx-auto grid place-items-center"
      style={lying ? { width: height, height: width } : { width, height }}
    >
      {/* biome-ignore lint/performance/noImgElement: a private file, already encoded once */}
      <img
        alt={t('screenshot.picture')}
        className="max-w-none rounded-plate bg-card"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight || 1 / 2)
        }
        src={path}
        style={{ width, height, rotate: `${turns * 90}deg` }}
      />
    </div>
  )
}
