/**
 * Defines a custom element, unless the page has it: `connect` runs each time one comes into the page, and `gone` is
 * aborted when it leaves. So the same few lines work in a page without its framework, and after the framework has
 * changed the page. React owns the attributes and children that it rendered; what the script sets besides stays,
 * but text of the script's own needs an element whose only child is a text, with `suppressHydrationWarning`.
 */
export function defineElement(
  name: string,
  connect: (element: HTMLElement, gone: AbortSignal) => void,
): void {
  if (customElements.get(name)) return
  customElements.define(
    name,
    class extends HTMLElement {
      #gone = new AbortController()
      connectedCallback() {
        this.#gone = new AbortController()
        connect(this, this.#gone.signal)
      }
      disconnectedCallback() {
        this.#gone.abort()
      }
    },
  )
}

/** Calls `act` once, when a part of the page comes into view: what is not seen need not cost anything. */
export function whenSeen(part: Element, gone: AbortSignal, act: () => void): void {
  const watch = new IntersectionObserver((changes) => {
    if (!changes.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    act()
  })
  watch.observe(part)
  gone.addEventListener('abort', () => watch.disconnect())
}
