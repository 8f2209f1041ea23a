// A press that moves less is a press.
const slack = 4
// So near to the edge of the window a drag scrolls, in pixels.
const edge = 40
const step = 9

export type Pointed = { x: number; y: number }
type Drag = {
  /** Called once the press has become a drag; returns false if nothing can be dragged. */
  begin: () => boolean
  move: (at: Pointed) => void
  /** `dropped` is false when it was given up, by Escape or because the pointer was lost. */
  end: (dropped: boolean) => void
}

/** Follows a press until it ends. The click that a browser makes of a drag is nobody's. */
export function followPointer(pressed: PointerEvent, { begin, move, end }: Drag): void {
  const listening = new AbortController()
  const { signal } = listening
  const from = { x: pressed.clientX, y: pressed.clientY }
  let at = from
  let dragging = false
  const stop = (dropped: boolean) => {
    listening.abort()
    if (!dragging) return
    ignoreClick()
    end(dropped)
  }
  const scroll = () => {
    if (signal.aborted) return
    const way = at.y < edge + 60 ? -step : at.y > innerHeight - edge ? step : 0
    if (way) {
      scrollBy(0, way)
      move(at)
    }
    requestAnimationFrame(scroll)
  }
  const follow = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY }
    if (!dragging) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < slack) return
      if (!begin()) return listening.abort()
      dragging = true
      requestAnimationFrame(scroll)
    }
    event.preventDefault()
    move(at)
  }
  addEventListener('pointermove', follow, { signal })
  addEventListener('pointerup', () => stop(true), { signal })
  addEventListener('pointercancel', () => stop(false), { signal })
  const give = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    stop(false)
  }
  addEventListener('keydown', give, { signal, capture: true })
}

function ignoreClick(): void {
  const ignored = new AbortController()
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', ignore, { capture: true, once: true, signal: ignored.signal })
  setTimeout(() => ignored.abort())
}
