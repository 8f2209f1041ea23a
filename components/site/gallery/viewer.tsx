'use client'

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import {
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
} from 'react'
import { mirrorLook } from '#components/farm/plates.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ChevronEndIcon, ChevronStartIcon, CloseIcon } from '#components/ui/icons.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { preloadCut } from '#components/ui/picture-preload.ts'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { keyStep, swipeStep, turned } from './turning.ts'
import type { ViewedPicture, ViewerWords } from './viewed-picture.ts'

type ViewerProps = {
  title: string
  pictures: ViewedPicture[]
  index: number
  onTurn: (index: number) => void
  onClose: () => void
  words: ViewerWords
}

const direction = () => document.documentElement.dir
const sizes = '(min-width: 768px) calc((100vh - 184px) * 1.6), 100vw'
const round =
  'rounded-full border-[1.5px] border-cream/70 transition-colors duration-[120ms] hover:bg-cream/12'

/** One picture on the whole screen: buttons, arrow keys and swipes change it, Escape closes it. */
export default function Viewer({ title, pictures, index, onTurn, onClose, words }: ViewerProps) {
  const turn = (step: number) => step && onTurn(turned(index, step, pictures.length))
  const swipe = useSwipe(turn)
  useBackCloses(true, onClose)
  const shown = pictures[index]
  if (!shown) return null
  const next = pictures[turned(index, 1, pictures.length)]
  if (next) preloadCut({ entry: next.entry, sizes }, 'low')
  const onKeyDown = (event: KeyboardEvent) => turn(keyStep(event.key, direction()))

  return (
    <Dialog
      aria-label={words.label}
      className="on-hill fixed inset-0 z-[1050] bg-hill text-cream"
      onClose={onClose}
      onKeyDown={onKeyDown}
      open
    >
      <DialogPanel className="grid size-full grid-cols-2 grid-rows-[64px_1fr_96px] low:overflow-y-auto max-md:low:grid-rows-[64px_auto_96px] md:grid-cols-[104px_1fr_104px] md:grid-rows-[72px_1fr]">
        <div className="col-span-full flex items-center justify-between ps-5 pe-4 md:px-7">
          <p className="flex items-baseline gap-4">
            <DialogTitle as="span" className="heading text-lg">
              {title}
            </DialogTitle>
            <span aria-live="polite" className="num text-md text-cream/80">
              {shown.counter}
            </span>
          </p>
          <IconButton label={words.close} className={`${round} size-12`} onClick={onClose}>
            <CloseIcon size={24} />
          </IconButton>
        </div>
        <IconButton
          label={words.previous}
          className={`${round} me-3.5 size-14 md:size-12 self-center justify-self-end max-md:row-start-3 md:me-0 md:mb-28 md:justify-self-center`}
          onClick={() => turn(-1)}
        >
          <ChevronStartIcon size={26} />
        </IconButton>
        <figure
          className="flex min-h-0 min-w-0 touch-pan-y touch-pinch-zoom select-none flex-col items-center justify-center max-md:col-span-2 max-md:row-start-2"
          {...swipe}
        >
          <ShownPicture shown={shown} />
          <figcaption
            aria-live="polite"
            className="flex w-full items-center justify-between gap-8 px-5 pt-5 md:h-28 md:max-w-[calc((100dvh-184px)*1.6)] md:p-0"
          >
            <div>
              <h2 className="text-xl">{shown.title}</h2>
              <p className="mt-1 text-md text-cream/85 leading-snug">{shown.caption}</p>
            </div>
            <small className="whitespace-nowrap text-xs text-cream/70 max-xl:hidden">
              {words.hint}
            </small>
          </figcaption>
        </figure>
        <IconButton
          label={words.next}
          data-autofocus=""
          className={`${round} ms-3.5 size-14 md:size-12 self-center justify-self-start max-md:row-start-3 md:ms-0 md:mb-28 md:justify-self-center`}
          onClick={() => turn(1)}
        >
          <ChevronEndIcon size={26} />
        </IconButton>
      </DialogPanel>
    </Dialog>
  )
}

function ShownPicture({ shown }: { shown: ViewedPicture }) {
  const { entry, alt, lang, mirrors, title } = shown
  const frame = entry.kind === 'art' ? 'keyline max-md:after:hidden' : ''
  return (
    <div
      className={`relative w-full overflow-clip max-md:low:max-w-[calc((100dvh-64px)*var(--ratio))] md:max-w-[calc((100dvh-184px)*var(--ratio))] md:rounded-plate ${frame}`}
      style={
        {
          '--ratio': entry.width / entry.height,
          aspectRatio: entry.width / entry.height,
        } as CSSProperties
      }
    >
      <Picture
        alt={alt}
        className={`size-full object-cover ${mirrors ? mirrorLook : ''}`}
        entry={entry}
        key={title}
        {...(lang && { lang })}
        sizes={sizes}
      />
    </div>
  )
}

/** Listens for a sideways swipe of one finger. A second finger means zooming. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from) turn(swipeStep(event.clientX - from.x, event.clientY - from.y, direction()))
    },
    onPointerCancel: () => {
      start.current = null
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
