import { keyStep, turned } from './turning.ts'

/** Makes links to sections tabs, of which one is open; the address keeps which. */
export function connectGalleryTabs(element: HTMLElement, gone: AbortSignal): void {
  const until = { signal: gone }
  const tabs = [...element.querySelectorAll<HTMLAnchorElement>('a[id^="tab-"]')]
  tabs[0]?.parentElement?.setAttribute('role', 'tablist')
  showOpen(tabs)
  addEventListener('hashchange', () => showOpen(tabs), until)
  const open = (event: Event, tab: HTMLAnchorElement | undefined) => {
    if (!tab) return
    event.preventDefault()
    history.replaceState(history.state, '', tab.hash)
    showOpen(tabs)
    tab.focus({ preventScroll: true })
  }
  const pressed = ({ target }: Event) => tabs.find((tab) => tab.contains(target as Node))
  element.addEventListener('click', (event) => open(event, pressed(event)), until)
  element.addEventListener(
    'keydown',
    (event) => {
      const tab = pressed(event)
      if (tab) open(event, tabs[keyTarget(event.key, tabs.indexOf(tab), tabs.length)])
    },
    until,
  )
}

/** Opens the set that the address names, or the first. */
function showOpen(tabs: HTMLAnchorElement[]): void {
  const asked = tabs.findIndex(({ hash }) => hash === location.hash)
  for (const [index, tab] of tabs.entries()) {
    const isOpen = index === Math.max(asked, 0)
    const panel = tab.hash.slice(1)
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel)
    tab.ariaSelected = String(isOpen)
    tab.tabIndex = isOpen ? 0 : -1
    tab.toggleAttribute('data-open', isOpen)
    const section = document.getElementById(panel)
    section?.setAttribute('role', 'tabpanel')
    section?.toggleAttribute('data-live', true)
    section?.toggleAttribute('data-open', isOpen)
  }
}

/** Returns the place of the tab that a key leads to, or -1 if it leads nowhere. */
function keyTarget(key: string, current: number, total: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  const step = keyStep(key, document.documentElement.dir)
  return step ? turned(current, step, total) : -1
}
