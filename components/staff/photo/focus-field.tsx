'use client'

import type { KeyboardEvent, PointerEvent } from 'react'
import { middleOf, type PictureEntry } from '#components/ui/picture-sources.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('rooms')

/** In percent from the top left. */
export type Focus = { x: number; y: number }

type FocusFieldProps = {
  picture: { drawn: PictureEntry | null }
  focus: Focus
  onChange: (focus: Focus) => void
}

const step = 2
const moves: Record<string, Focus> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The shapes in which guests see a picture. */
const shapes = [
  ['wide', 'aspect-[16/10] w-40'],
  ['tall', 'aspect-[4/5] w-20'],
  ['square', 'aspect-square w-[100px]'],
] as const

/** Sets what has to be seen of a photograph, wherever it's cut: by pointer, or by the arrow keys. */
export function FocusField({ picture: { drawn }, focus, onChange }: FocusFieldProps) {
  const src = drawn ? middleOf(drawn) : undefined
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ x: within(focus.x + by.x), y: within(focus.y + by.y) })
  }
  return (
    <div className="grid gap-3">
      <p id="focus-help">{t('photos.focusHelp')}</p>
      <button
        aria-describedby="focus-help"
        aria-label={t('photos.focus')}
        className="relative mx-auto block cursor-crosshair touch-none overflow-clip rounded-control"
        onKeyDown={move}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          place(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
        }}
        type="button"
      >
        {/* biome-ignore lint/performance/noImgElement: encoded once, when staff sent it */}
        <img alt="" className="block max-h-[46dvh] max-w-full" draggable={false} src={src} />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-12 -translate-x-1/2 -translate-y-1/2 rounded-full border-[3px] border-cream shadow-[0_0_0_2px_#12302f,inset_0_0_0_2px_#12302f]"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <p aria-live="polite" className="num text-ink-2 text-xs">
        {t('photos.focusAt', { x: focus.x, y: focus.y })}
      </p>
      <ul aria-label={t('photos.shapes')} className="flex flex-wrap items-end gap-3">
        {shapes.map(([name, look]) => (
          <li className="text-ink-2 text-xs" key={name}>
            {/* biome-ignore lint/performance/noImgElement: encoded once, when staff sent it */}
            <img
              alt=""
              className={`rounded-[6px] object-cover ${look}`}
              src={src}
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            {t(`photos.shape.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
