'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { FilePreview } from '#components/ui/file-preview.tsx'
import { CircleAlertIcon } from '#components/ui/icons.tsx'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { LockIcon, PictureIcon } from '../icons.tsx'
import { usePictureWords } from './use-picture-words.ts'
import type { Screenshot } from './use-screenshot.ts'

type ScreenshotFieldProps = {
  screenshot: Screenshot
  /** The reason why the last one was refused, or why there has to be one. */
  error?: string | false
}

/** The field for the screenshot: choose, take, drop or paste; it is shown before it is sent. */
export function ScreenshotField({ screenshot, error = false }: ScreenshotFieldProps) {
  const t = useTranslations('booking.upload.shot')
  const words = usePictureWords()
  const { file, problem, busy, choose, remove } = screenshot
  const { over, target } = useFileDrop(choose)
  const wrong = problem ? words(problem) : error
  usePaste(choose)
  return (
    <section aria-label={t('label')} {...target}>
      <p className="mb-1.5 font-semibold text-sm">{t('label')}</p>
      {file && !busy && <Chosen file={file} onChoose={choose} onRemove={remove} />}
      {busy && <Converting />}
      {!file && !busy && <Empty invalid={Boolean(wrong)} onChoose={choose} over={over} />}
      {wrong && (
        <p
          className="mt-1.5 flex items-start gap-1.5 font-medium text-xs text-red"
          id="booking-screenshot-error"
        >
          <CircleAlertIcon className="mt-px" size={18} />
          {file && problem ? `${wrong} ${t('kept')}` : wrong}
        </p>
      )}
    </section>
  )
}

// Converting a HEIC picture or drawing a PDF takes a few seconds.
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

type EmptyProps = { over: boolean; invalid: boolean; onChoose: (file: File) => void }

function Empty({ over, invalid, onChoose }: EmptyProps) {
  const t = useTranslations('booking.upload.shot')
  return (
    <div
      className={`grid justify-items-center gap-3 rounded-[12px] border-[1.5px] border-dashed px-5 py-7 text-center ${over ? 'border-lake bg-rice' : 'border-line-control bg-card'} ${invalid ? 'border-red' : ''}`}
    >
      <PictureIcon className="text-lake" size={28} />
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          {...input}
          {...(invalid && { 'aria-describedby': 'booking-screenshot-error', 'aria-invalid': true })}
          onChoose={onChoose}
        >
          {t('choose')}
        </FileButton>
        {/* Only on devices that may have a camera. */}
        <FileButton
          accept="image/*"
          capture="environment"
          className="not-pointer-coarse:hidden"
          id="booking-camera"
          kind="quiet"
          onChoose={onChoose}
        >
          {t('camera')}
        </FileButton>
      </div>
      <p className="text-xs text-ink-2">
        <span className="block pointer-coarse:hidden">{t('drop')}</span>
        {t('help')}
      </p>
      <Private />
    </div>
  )
}

const input = { accept: 'image/*,application/pdf', id: 'booking-screenshot', name: 'screenshot' }

type ChosenProps = { file: File; onChoose: (file: File) => void; onRemove: () => void }

function Chosen({ file, onChoose, onRemove }: ChosenProps) {
  const t = useTranslations('booking.upload.shot')
  const { fileSize } = useFormats()
  return (
    <div className="grid grid-cols-[104px_1fr] gap-4 md:grid-cols-[180px_1fr] md:gap-7">
      <div className="self-start rounded-[12px] border border-line bg-rice p-1.5 md:p-3">
        <FilePreview
          alt={t('previewAlt')}
          className="max-h-[340px] w-full rounded-plate object-contain"
          file={file}
        />
      </div>
      <div className="min-w-0 text-xs text-ink-2">
        <p className="font-medium text-ink text-sm [overflow-wrap:anywhere]">
          <bdi>{file.name}</bdi>
        </p>
        <p>{fileSize(file.size)}</p>
        <div className="my-2 flex flex-wrap gap-3">
          <FileButton {...input} onChoose={onChoose}>
            {t('replace')}
          </FileButton>
          <Button kind="quiet" onClick={onRemove} size="small">
            {t('remove')}
          </Button>
        </div>
        <Private />
      </div>
    </div>
  )
}

function Private() {
  const t = useTranslations('booking.upload.shot')
  return (
    <p className="flex items-start gap-1.5 text-xs text-ink-2">
      <LockIcon className="mt-0.5" size={16} />
      {t('private')}
    </p>
  )
}

// A screenshot is often in the clipboard already.
function usePaste(onPaste: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file) return
    event.preventDefault()
    onPaste(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
