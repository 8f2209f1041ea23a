'use client'

import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { MarkedPage } from './marked-page.ts'

type Placing = {
  page: MarkedPage | null
  /** The key of the place that's open. */
  open: string | null
  wide: boolean
  stage: RefObject<HTMLElement | null>
  frame: RefObject<HTMLElement | null>
  card: RefObject<HTMLElement | null>
}

const gap = 14

/** Returns where the card of a place is on a large window: below its words, or beside them. On a phone it's a sheet, and the words are scrolled above it. */
export function useCardPlace({ page, open, wide, stage, frame, card }: Placing): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  useEffect(() => {
    if (!page || !open) return
    const box = page.boxOf(open)
    const room = (frame.current?.clientHeight ?? 0) - (card.current?.offsetHeight ?? 0) - 2 * gap
    if (box && (!wide || box.top < gap || box.bottom > room)) page.reveal(open, wide ? 28 : 40)
  }, [page, open, wide, card, frame])
  useLayoutEffect(() => {
    if (!page || !open || !wide) return
    const leaving = new AbortController()
    const place = () => {
      const boxes = [stage, frame, card].map(({ current }) => current?.getBoundingClientRect())
      const [outer, inner, own] = boxes
      const box = page.boxOf(open)
      if (!outer || !inner || !own) return
      // What the page shows nowhere, such as its title in a search, has its card at the edge.
      setStyle(box ? beside(box, outer, inner, own) : { insetInlineEnd: gap, top: gap })
    }
    const sizes = new ResizeObserver(place)
    for (const { current } of [stage, card]) if (current) sizes.observe(current)
    const { signal } = leaving
    page.document.addEventListener('scroll', place, { passive: true, signal })
    place()
    return () => {
      leaving.abort()
      sizes.disconnect()
    }
  }, [page, open, wide, stage, frame, card])
  return wide ? style : {}
}

/** Where a card goes: below some words if there's room, otherwise above them, beside them, or over them. */
function beside(box: DOMRect, outer: DOMRect, inner: DOMRect, card: DOMRect): CSSProperties {
  const [x, y] = [inner.left - outer.left, inner.top - outer.top]
  const most = { left: outer.width - card.width - gap, top: outer.height - card.height - gap }
  const at = (left: number, top: number): CSSProperties => ({
    left: Math.max(gap, Math.min(left, most.left)),
    top: Math.max(gap, Math.min(top, most.top)),
  })
  const [below, over] = [y + box.bottom + gap, y + box.top - gap - card.height]
  if (below <= most.top) return at(x + box.left, below)
  if (over >= gap) return at(x + box.left, over)
  const [right, left] = [x + box.right + gap, x + box.left - gap - card.width]
  if (right <= most.left) return at(right, y + box.top)
  return at(left >= gap ? left : x + box.left, left >= gap ? y + box.top : below)
}
