'use client'

import { type Ref, useContext } from 'react'
import { ToastContext } from './toast.ts'

/**
 * The place of the messages inside a dialog, whose keys and screen readers reach nothing beside it, or in a bar at the
 * bottom of the window, which they would cover. They take room of their own here, and stand in the newest place.
 */
export function ToastPlace() {
  const { stand } = useContext(ToastContext)
  return <Place className="on-hill no-print **:data-toast:mx-3 **:data-toast:mb-3" ref={stand} />
}

/**
 * Holds messages in two parts, which are there before them: those that have been spoken in another place, and those that screen
 * readers speak as they come.
 */
export function Place(at: { className: string; ref: Ref<HTMLDivElement> }) {
  return (
    <div {...at}>
      <div />
      <div aria-live="polite" />
    </div>
  )
}
