import type { Pointed } from './follow-pointer.ts'

const backMs = 200

/** A copy of a bar that follows the pointer, with a label that says what letting go would do. */
export type FlyingBar = {
  to: (at: Pointed) => void
  say: (words: string) => void
  /** Takes it away; `back` lets it go back to its place first. */
  land: (back: boolean) => void
}

/** Lifts a bar from where it is. `whole` is false if only an end of it is drawn: then the label alone follows. */
export function liftBar(bar: HTMLElement, from: Pointed, whole: boolean): FlyingBar {
  const { left, top, width, height } = bar.getBoundingClientRect()
  const flying = document.createElement('div')
  flying.className = 'bar-flying'
  flying.setAttribute('aria-hidden', 'true')
  Object.assign(flying.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  if (whole) {
    const copy = bar.cloneNode(true) as HTMLElement
    copy.classList.remove('bar-faint', 'bar-hot')
    flying.append(copy)
  }
  const label = document.createElement('p')
  label.className = 'bar-label num'
  flying.append(label)
  document.body.append(flying)
  return {
    to({ x, y }) {
      flying.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`
      label.dataset.side = x > innerWidth / 2 ? 'left' : 'right'
    },
    say(words) {
      label.textContent = words
    },
    land(back) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (!back || isCalm) return flying.remove()
      label.remove()
      flying
        .animate({ transform: 'none' }, { duration: backMs, easing: 'ease-out' })
        .finished.finally(() => flying.remove())
    },
  }
}
