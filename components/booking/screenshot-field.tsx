'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { LockIcon, PictureIcon } from '#components/payments/icons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { CircleAlertIcon } from '#components/ui/icons.tsx'
import { Ltr } from '#components/ui/ltr.tsx'
import type { Trouble } from './flow.ts'
import { useBooking } from './use-booking.ts'
import { useTroubleWords } from './use-trouble-words.ts'

/** The field for the screenshot: choose, take, drop or paste; it is shown before it is sent. */
export function ScreenshotField() {
  const t = useTranslations('booking.upload.shot')
  const words = useTroubleWords()
  const { flow, screenshot, choose } = useBooking()
  const [over, setOver] = useState(false)
  const trouble = troubleOf(screenshot.problem, flow.trouble, screenshot.file !== null)
  usePaste(choose)
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void choose(file)
  }
  return (
    <section
      aria-label={t('label')}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={dropped}
    >
      <p className="mb-1.5 font-semibold text-sm">{t('label')}</p>
      {screenshot.file && <Chosen />}
      {screenshot.busy && <Converting />}
      {!screenshot.file && !screenshot.busy && <Empty invalid={trouble !== null} over={over} />}
      {trouble && (
        <p
          className="mt-1.5 flex items-start gap-1.5 font-medium text-[14px] text-red"
          id="booking-screenshot-error"
        >
          <CircleAlertIcon className="mt-px" size={18} />
          {words(trouble)}
        </p>
      )}
    </section>
  )
}

function troubleOf(
  problem: 'type' | 'size' | 'heic' | null,
  trouble: Trouble | null,
  chosen: boolean,
): Trouble | null {
  if (problem) return { kind: problem }
  const kind = trouble?.kind
  if (kind === 'type' || kind === 'size') return trouble
  return kind === 'screenshot' && !chosen ? trouble : null
}

// Converting a HEIC image takes a few seconds.
function Converting() {
  const t = useTranslations('booking.upload.shot')
  return (
    <p
      className="flex min-h-40 items-center justify-center gap-3 rounded-[12px] border border-line bg-rice px-5 text-ink-2"
      role="status"
    >
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-[3px] border-line border-t-lake"
      />
      {t('converting')}
    </p>
  )
}

function Empty({ over, invalid }: { over: boolean; invalid: boolean }) {
  const t = useTranslations('booking.upload.shot')
  return (
    <div
      className={`grid justify-items-center gap-3 rounded-[12px] border-[1.5px] border-dashed px-5 py-7 text-center ${over ? 'border-lake bg-rice' : 'border-line-control bg-card'} ${invalid ? 'border-red' : ''}`}
    >
      <PictureIcon className="text-lake" size={28} />
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton id="booking-screenshot" invalid={invalid} kind="outline" label={t('choose')} />
        <FileButton camera id="booking-camera" kind="quiet" label={t('camera')} />
      </div>
      <p className="text-[14px] text-ink-2">
        <span className="block max-md:hidden">{t('drop')}</span>
        {t('help')}
      </p>
      <Private />
    </div>
  )
}

type FileButtonProps = {
  id: string
  label: string
  kind: 'outline' | 'quiet'
  camera?: boolean
  invalid?: boolean
}

/** A file input that looks like a button; the one for the camera only on devices that may have one. */
function FileButton({ id, label, kind, camera = false, invalid = false }: FileButtonProps) {
  const { choose } = useBooking()
  return (
    <label
      className={`${buttonClass({ kind, size: 'small' })} has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 ${camera ? 'md:hidden' : ''}`}
      htmlFor={id}
    >
      {label}
      <input
        accept="image/*"
        {...(camera && { capture: 'environment' as const })}
        {...(invalid && { 'aria-describedby': 'booking-screenshot-error', 'aria-invalid': true })}
        className="sr-only"
        id={id}
        name={camera ? undefined : 'screenshot'}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void choose(file)
          // Allows choosing the same file again after it was removed.
          target.value = ''
        }}
        type="file"
      />
    </label>
  )
}

function Chosen() {
  const t = useTranslations('booking.upload.shot')
  const { screenshot, remove } = useBooking()
  const { kilobytes } = useFormats()
  const { file, url } = screenshot
  if (!file) return null
  return (
    <div className="grid grid-cols-[104px_1fr] gap-4 md:grid-cols-[180px_1fr] md:gap-7">
      <div className="self-start rounded-[12px] border border-line bg-rice p-1.5 md:p-3">
        {/* biome-ignore lint/performance/noImgElement: a picture in this page's memory */}
        <img
          alt={t('previewAlt')}
          className="max-h-[340px] w-full rounded-plate object-contain"
          src={url}
        />
      </div>
      <div className="min-w-0 text-[14px] text-ink-2">
        <p className="font-medium text-ink text-sm [overflow-wrap:anywhere]">
          <bdi>{file.name}</bdi>
        </p>
        <p>
          <Ltr>{`${kilobytes(file.size)} KB`}</Ltr>
        </p>
        <div className="my-2 flex flex-wrap gap-3">
          <FileButton id="booking-screenshot" kind="outline" label={t('replace')} />
          <button
            className={buttonClass({ kind: 'quiet', size: 'small' })}
            onClick={remove}
            type="button"
          >
            {t('remove')}
          </button>
        </div>
        <Private />
      </div>
    </div>
  )
}

function Private() {
  const t = useTranslations('booking.upload.shot')
  return (
    <p className="flex items-start gap-1.5 text-[14px] text-ink-2">
      <LockIcon className="mt-0.5" size={16} />
      {t('private')}
    </p>
  )
}

// A screenshot is often in the clipboard already.
function usePaste(choose: (file: File) => Promise<void>): void {
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      void latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
