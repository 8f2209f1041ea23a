'use client'

import { useEffect } from 'react'
import { awakeEvent } from './late-start.ts'

/** Says that the page works now. Stands last in the layout: effects run in the order of the page. */
export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event(awakeEvent))
  }, [])
  return null
}
