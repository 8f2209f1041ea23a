'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { keyStep, turned } from './turning.ts'

type GalleryTabsProps = {
  label: string
  sets: { id: string; label: string; count: number; countLabel: string; panel: ReactNode }[]
}

/**
 * The sets of the gallery behind tabs. In the page's HTML they are links to sections that are all open, so that
 * they work without JavaScript; with it the links become tabs, and the address keeps the open set. Headless UI's
 * tabs cannot begin as links, and are ten times the size.
 */
export function GalleryTabs({ label, sets }: GalleryTabsProps) {
  const live = useSyncExternalStore(never, yes, no)
  const hash = useSyncExternalStore(onHashChange, readHash, noHash)
  const asked = sets.findIndex(({ id }) => id === hash)
  const current = Math.max(asked, 0)

  const select = (index: number) => {
    const id = sets[index]?.id
    if (!id) return
    history.replaceState(history.state, '', `#${id}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    document.getElementById(`tab-${id}`)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, current, sets.length)
    if (next === null) return
    event.preventDefault()
    select(next)
  }
  const onClick = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    select(index)
  }

  return (
    <>
      <div
        {...{ role: live ? 'tablist' : 'navigation', 'aria-label': label }}
        className="-mx-5 flex gap-5 overflow-x-auto border-line border-b px-5 [scrollbar-width:none] md:mx-0 md:gap-9 md:px-0"
      >
        {sets.map((set, index) => (
          <a
            className={`heading group flex min-h-14 shrink-0 items-center gap-2 border-transparent border-b-[3px] text-base text-ink-2 no-underline outline-offset-[-3px] hover:text-ink md:text-lg ${index === current ? 'script:border-laterite script:text-ink' : ''}`}
            href={`#${set.id}`}
            id={`tab-${set.id}`}
            key={set.id}
            onClick={onClick(index)}
            onKeyDown={onKeyDown}
            {...(live && tabProps(set.id, index === current))}
          >
            {set.label}
            <span
              aria-label={set.countLabel}
              className={`num rounded-full px-2.5 py-1 font-semibold font-text text-xs leading-none tracking-normal ${index === current ? 'bg-rice script:bg-hill script:text-cream' : 'bg-rice'}`}
              role="img"
            >
              {set.count}
            </span>
          </a>
        ))}
      </div>
      {sets.map((set, index) => (
        <section
          aria-labelledby={`tab-${set.id}`}
          className={`pt-7 ${panelLook(index === current, live)}`}
          id={set.id}
          key={set.id}
          role={live ? 'tabpanel' : undefined}
        >
          {set.panel}
        </section>
      ))}
    </>
  )
}

function tabProps(panel: string, selected: boolean) {
  return {
    role: 'tab',
    'aria-controls': panel,
    'aria-selected': selected,
    tabIndex: selected ? 0 : -1,
  }
}

/** Hides a closed set, unless there is no JavaScript to open it. */
function panelLook(open: boolean, live: boolean): string {
  if (open) return ''
  return live ? 'hidden' : 'hidden target:block no-script:block'
}

function keyTarget(key: string, current: number, total: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  const step = keyStep(key, document.documentElement.dir)
  return step ? turned(current, step, total) : null
}

const never = () => () => {}
const yes = () => true
const no = () => false
const noHash = () => ''
const readHash = () => window.location.hash.slice(1)
const onHashChange = (notice: () => void) => {
  window.addEventListener('hashchange', notice)
  return () => window.removeEventListener('hashchange', notice)
}
