import { type DragEvent, useState } from 'react'

/** Makes an element a place to drop a file on: `target` are its handlers, `over` is true while a file is above it. */
export function useFileDrop(onDrop: (file: File) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    target: {
      onDragLeave: () => setOver(false),
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onDrop(file)
      },
    },
  }
}
