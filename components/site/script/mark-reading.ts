/** Pixels (CSS) of scrolling that count as a movement. */
const least = 12

/** Marks the page while the visitor scrolls down, so that CSS can move the chat's button away from the text. */
export function markReading(): void {
  // To ask for it now would lay the page out before its time.
  let last: number | undefined
  const look = () => {
    last ??= scrollY
    if (Math.abs(scrollY - last) < least) return
    const down = scrollY > last && scrollY > innerHeight / 2
    document.documentElement.toggleAttribute('data-reading', down)
    last = scrollY
  }
  addEventListener('scroll', look, { passive: true })
}
