'use client'

import { useEffect, useState } from 'react'

/** A plain text file, fetched by the browser and shown as it is. Shows nothing if it cannot be fetched. */
export function TranslatedText({ source, className }: { source: string; className: string }) {
  const [text, setText] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    fetch(source, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(setText)
      // The specification asks for an empty text after a failed load.
      .catch(() => {})
    return () => leaving.abort()
  }, [source])

  return (
    <div className={className} data-translated="">
      {text && (
        <p className="max-w-[36em] lg:ms-auto lg:w-[calc((100%-4.5rem)*7/12)] lg:max-w-none">
          {text.trim()}
        </p>
      )}
    </div>
  )
}
