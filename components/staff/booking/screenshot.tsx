'use client'

import { ImageOff, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('booking')

type ScreenshotProps = {
  booking: StaffBooking
  onOpen: () => void
  /** True where a phone shows no more than its head: the sum and the state. */
  short?: boolean
}

export function Screenshot({ booking, onOpen, short = false }: ScreenshotProps) {
  const [failed, setFailed] = useState('')
  const path = booking.screenshot_path
  if (path === null) {
    return (
      <p className="rounded-control border border-line-control border-dashed p-4 text-center text-ink-2">
        {t('screenshot.none')}
      </p>
    )
  }
  if (failed === path) {
    return (
      <div className="grid min-h-40 place-content-center justify-items-center gap-2 rounded-control border border-line-control border-dashed p-4 text-center text-ink-2">
        <ImageOff aria-hidden="true" size={24} />
        {t('screenshot.notLoaded')}
        <button className="staff-link min-h-11" onClick={() => setFailed('')} type="button">
          {t('screenshot.tryAgain')}
        </button>
      </div>
    )
  }
  return (
    <button
      className="relative block w-full overflow-clip rounded-control border border-[#d9cdb2] bg-rice text-start"
      onClick={onOpen}
      type="button"
    >
      {/* biome-ignore lint/performance/noImgElement: a private file, already encoded once */}
      <img
        alt={t('screenshot.picture')}
        className={`block object-cover object-top xl:max-h-[calc(100dvh-260px)] ${short ? 'max-h-[320px] max-md:max-h-[130px] md:w-full' : 'max-h-[320px] w-full'}`}
        onError={() => setFailed(path)}
        src={path}
      />
      <span className="absolute right-2.5 bottom-2.5 inline-flex min-h-11 items-center gap-2.5 rounded-control bg-hill px-3.5 font-semibold text-xs text-cream">
        <Maximize2 aria-hidden="true" size={18} />
        {t('screenshot.fullSize')}
      </span>
    </button>
  )
}
