import { awakeEvent, startEvent } from '#components/ui/late-events.ts'

/** A control that does nothing until the framework runs; the others have an address, or are the small script's. */
const controls = 'button:not([command], [data-plain]), a[aria-haspopup]'
const fields = 'input, select, textarea'

/**
 * Loads the framework, which are the scripts `files`, at the first sign that somebody wants more than to read: a
 * press of a control that needs it, a field that gets the focus, or a mouse on a control or link. Pages that are an
 * application (`data-application`) have it as soon as what is seen at first is there; the others only fetch it ahead
 * then, unless the visitor saves data, so that a press is answered at once.
 *
 * The last press of a control is kept, and repeated once everything works (`awakeEvent`). If the scripts fail to
 * load, a link is followed as usual.
 */
export function startLate(files: string[]): void {
  const awake = new AbortController()
  let pressed: HTMLElement | undefined
  const wake = () => {
    awake.abort()
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
    pressed = undefined
  }
  const { fetchAhead, start } = loader(files, wake)
  const listen = (type: string, heard: (event: Event) => void) =>
    addEventListener(type, heard, { capture: true, signal: awake.signal })

  listen('click', (event) => {
    pressed = needing(event as MouseEvent)
    if (!pressed) return
    // React might have begun to listen without being able to answer yet: it would answer twice.
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.setAttribute('aria-busy', 'true')
    afterPaint(start)
  })
  listen('pointerdown', ({ target }) => closest(target, controls) && fetchAhead())
  listen('focusin', ({ target }) => needsField(target) && afterPaint(start))
  listen('pointerover', (event) => {
    if ((event as PointerEvent).pointerType !== 'mouse') return
    const isControl = closest(event.target, `${controls}, a[href^="/"]`) || needsField(event.target)
    if (isControl) start()
  })
  listen(startEvent, start)
  listen(awakeEvent, wake)
  listen('load', () => {
    const isApplication = document.querySelector('[data-application]') !== null
    whenIdle(isApplication ? start : fetchAhead)
  })
}

/** Returns the control that a press waits for the framework with. */
function needing(event: MouseEvent): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const control = closest(event.target, controls)
  const { form } = control instanceof HTMLButtonElement ? control : { form: null }
  return control && !form?.hasAttribute('action') ? control : undefined
}

/** Returns true if a field needs the framework: a form with an address is sent without. */
function needsField(target: EventTarget | null): boolean {
  const field = closest(target, fields) as HTMLInputElement | undefined
  return field !== undefined && !field.form?.hasAttribute('action')
}

function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined
}

/** The two ways to load scripts, each of which does so once: only fetching them, and running them. */
function loader(files: string[], onFailure: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const add = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  return {
    fetchAhead: once(() => {
      if (connection?.saveData) return
      for (const href of files) add('link', { rel: 'prefetch', as: 'script', href })
    }),
    start: once(() => {
      for (const src of files) add('script', { src, async: true, onerror: onFailure })
    }),
  }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

/** Lets the browser show the answer to a press before it has much to do. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 200)
}
