'use client'

import { useContext } from 'react'
import { ToastContext } from './toast.ts'

/**
 * The place of the messages inside a dialog, whose keys and screen readers reach nothing beside it, or in a bar at the
 * bottom of the window, which they would cover. They take room of their own here, and stand in the newest place.
 */
export function ToastPlace() {
  const { stand } = useContext(ToastContext)
  return <div aria-live="polite" className="on-hill no-print *:mx-3 *:mb-3" ref={stand} />
}
