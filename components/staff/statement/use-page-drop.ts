'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Makes the whole page a place to drop a file on. Returns true while one is dragged over it. */
export function usePageDrop(onDrop: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const stop = new AbortController()
    const follow = (name: 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void) =>
      addEventListener(name, run, { signal: stop.signal })
    follow('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    // Between two elements of the page there is always the one that is entered.
    follow('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    follow('drop', (event) => {
      const file = event.dataTransfer?.files[0]
      setOver(false)
      if (!file) return
      event.preventDefault()
      take(file)
    })
    return () => stop.abort()
  }, [])
  return over
}
