/** Sent to the window once everything on the page works, see `Awake`. */
export const awakeEvent = 'dontali:awake'

/**
 * The script of a pre-rendered page that loads the page's other scripts, named in its `data-late`, when all
 * that is seen at first is there, or at the first touch or key: on a phone's thin line they would share the
 * way with the hero's picture, and they add nothing to what is seen. A button that is pressed before it works
 * is pressed again when it does; the last one, if there were several. So is a link that opens a dialog; should
 * the scripts not come, it leads where it leads without them.
 */
export const lateStart = `(() => {
  const files = document.currentScript.dataset.late.split(' ')
  let begun = false
  let pressed
  const press = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const control = event.target.closest('button, a[aria-haspopup]')
    pressed = control?.form?.hasAttribute('action') ? null : control
    if (pressed?.href) event.preventDefault()
  }
  const wake = () => {
    removeEventListener('click', press, true)
    pressed?.click()
    pressed = null
  }
  const begin = () => {
    if (begun) return
    begun = true
    for (const src of files) {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { src, async: true, onerror: wake }))
    }
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, true)
  addEventListener('click', press, true)
  addEventListener('${awakeEvent}', wake)
})()`
