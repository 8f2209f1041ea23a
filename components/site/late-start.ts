/** Sent to the window once everything on the page works, see `Awake`. */
export const awakeEvent = 'dontali:awake'

/**
 * The script of a pre-rendered page that loads the page's other scripts, named in its `data-late`, when all
 * that is seen at first is there, or at the first touch or key: on a phone's thin line they would share the
 * way with the hero's picture, and they add nothing to what is seen. A button that is pressed before it works
 * is pressed again when it does; the last one, if there were several.
 */
export const lateStart = `(() => {
  const files = document.currentScript.dataset.late.split(' ')
  let begun = false
  let pressed
  const begin = () => {
    if (begun) return
    begun = true
    for (const src of files) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
    }
  }
  const press = ({ target }) => {
    const button = target.closest('button')
    pressed = button?.form?.hasAttribute('action') ? null : button
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, true)
  addEventListener('click', press, true)
  addEventListener('${awakeEvent}', () => {
    removeEventListener('click', press, true)
    pressed?.click()
  }, { once: true })
})()`
