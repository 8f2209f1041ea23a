'use client'

import { ArrowLeft, FileText, Globe, History, Monitor, Smartphone } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Select } from '../../kit/form/select-field.tsx'
import { localeChoices } from './guest-pages.ts'

const t = staffWords('siteEditor')

/** The button that opens the details of a page. */
export const detailsId = 'page-details'

export type FrameWidth = 'wide' | 'phone'

type EditorBarProps = {
  page: string
  locale: string
  /** The pages, by their paths. */
  pages: readonly (readonly [string, string])[]
  width: FrameWidth
  wide: boolean
  onPage: (page: string) => void
  onLocale: (locale: string) => void
  onWidth: (width: FrameWidth) => void
  /** Opens what the page has besides what it shows. */
  onDetails: () => void
  /** The button that takes the last change back. */
  undo: ReactNode
  /** What isn't published yet, at the end of the bar. */
  children?: ReactNode
}

/** The page and language that's edited; on a large window also how wide it is, and what isn't published yet. */
export function EditorBar(props: EditorBarProps) {
  const { page, locale, pages, width, wide, onPage, onLocale, onWidth, onDetails, undo, children } =
    props
  return (
    <header className="flex h-16 flex-none items-center gap-1.5 border-edge border-b bg-desk px-1.5 lg:gap-2.5 lg:px-4">
      <h1 className="sr-only">{t('title')}</h1>
      {!wide && (
        <Link aria-label={t('bar.back')} className="icon-button" href="/app/site/facts">
          <ArrowLeft size={20} />
        </Link>
      )}
      <div className="min-w-0 max-lg:flex-1 lg:w-60">
        <Select
          aria-label={t('bar.page')}
          className="border-transparent! bg-transparent! font-heading! font-semibold text-lg!"
          onChange={onPage}
          options={pages}
          value={page}
        />
      </div>
      <div className="relative w-36 flex-none max-lg:w-32">
        <Globe
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3 z-10 text-ink-2"
          size={19}
        />
        <Select
          aria-label={t('bar.language')}
          className="ps-10! font-semibold text-sm!"
          onChange={onLocale}
          options={localeChoices}
          value={locale}
        />
      </div>
      {wide && <WidthChoice onWidth={onWidth} width={width} />}
      <IconButton
        className="icon-button"
        id={detailsId}
        label={t('bar.details')}
        onClick={onDetails}
      >
        <FileText size={20} />
      </IconButton>
      {wide && (
        <>
          {undo}
          <Link aria-label={t('bar.history')} className="icon-button" href="/app/site/history">
            <History size={20} />
          </Link>
          <div className="ms-auto flex items-center gap-4">{children}</div>
        </>
      )}
    </header>
  )
}

const widths = [
  ['phone', Smartphone],
  ['wide', Monitor],
] as const

function WidthChoice({ width, onWidth }: Pick<EditorBarProps, 'width' | 'onWidth'>) {
  return (
    <fieldset className="flex overflow-clip rounded-control border border-line-control bg-white">
      <legend className="sr-only">{t('widths.label')}</legend>
      {widths.map(([name, Icon]) => (
        <button
          aria-label={t(`widths.${name}`)}
          aria-pressed={width === name}
          className="grid min-h-[42px] w-11 place-items-center text-ink-2 aria-pressed:bg-hill aria-pressed:text-cream"
          key={name}
          onClick={() => onWidth(name)}
          title={t(`widths.${name}`)}
          type="button"
        >
          <Icon size={19} />
        </button>
      ))}
    </fieldset>
  )
}
