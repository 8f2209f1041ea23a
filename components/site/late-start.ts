/** The event sent to the window once everything on the page works, see `Awake`. */
export const awakeEvent = 'dontali:awake'

/**
 * The script that loads the other scripts of a pre-rendered page, named in its `data-late`, after everything
 * visible has loaded, or at the first touch or key, so that they do not compete with the hero image. It replays
 * the last click on a button, or on a link that opens a dialog, made before they were ready. If they fail to
 * load, such a link is followed as usual.
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
