import { awakeEvent } from '#components/ui/late-events.ts'

/**
 * Returns the script that stands in the head of staff's pages. On a slow line a page is seen before it works: the last
 * button that is pressed until then is kept, marked as busy, and pressed again once the page works (`awakeEvent`). A form
 * is sent the same way, because a press of Enter in it presses its button.
 */
export const earlyPressScript = () => `(() => {
  const awake = new AbortController()
  let pressed
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    pressed.setAttribute('aria-busy', 'true')
  }, { capture: true, signal: awake.signal })
  addEventListener('${awakeEvent}', () => {
    awake.abort()
    pressed?.removeAttribute('aria-busy')
    if (pressed?.isConnected) pressed.click()
  }, { once: true })
})()`
