/** The share of the hero that must be visible for the bar to stay transparent, from the specification. */
const visibleShare = 0.25

/**
 * Stands once inside a hero. Marks the document when less than a quarter of the hero is visible; CSS styles the bar
 * and the phone dock by that mark.
 */
export function connectHeroWatch(element: HTMLElement, gone: AbortSignal): void {
  const hero = element.closest('[data-hero]')
  if (!hero) return
  const root = document.documentElement
  const watch = new IntersectionObserver(
    ([seen]) =>
      root.toggleAttribute('data-hero-gone', (seen?.intersectionRatio ?? 0) < visibleShare),
    { threshold: [visibleShare] },
  )
  watch.observe(hero)
  gone.addEventListener('abort', () => {
    watch.disconnect()
    root.removeAttribute('data-hero-gone')
  })
}
