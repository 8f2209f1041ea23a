'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

type Opened = {
  /** Called before something is opened: adds its entry to the history, unless something is open already. */
  enter: () => void
  /** Closes what is open, by way of the history where it has an entry there. */
  leave: () => void
}

/**
 * Gives what is opened from a list an entry of its own in the browser's history: Back closes it, Forward opens it again,
 * and a reload keeps it. Its key stands in the address as `name`, where useAddress puts it, which also gives `list`, the
 * mark of the list's entries: others are not followed. `opened` is the key of what is open; `follow` opens another, or
 * closes it for null.
 */
export function useOpened(
  name: string,
  list: RefObject<string>,
  opened: string | null,
  follow: (key: string | null) => void,
): Opened {
  const asked = () => new URLSearchParams(window.location.search).get(name)
  const move = useEffectEvent(() => {
    if (history.state?.list === list.current && asked() !== opened) follow(asked())
  })
  const begin = useEffectEvent(() => {
    if (asked() && asked() !== opened) follow(asked())
  })
  useEffect(() => {
    begin()
    addEventListener('popstate', move)
    return () => removeEventListener('popstate', move)
  }, [])
  return {
    enter: () => {
      const { layer, ...state } = history.state ?? {}
      const entry = { ...state, list: list.current }
      // What is closing as this opens, see useBackCloses, leaves its entry to this.
      const isThere = layer || state.opened
      history.replaceState(isThere ? { ...entry, opened: true } : entry, '')
      if (!isThere) history.pushState({ ...entry, opened: true }, '')
    },
    leave: () => {
      if (!history.state?.opened) return follow(null)
      // A second press of the same button goes back no further.
      history.replaceState({ ...history.state, opened: false }, '')
      history.back()
    },
  }
}
