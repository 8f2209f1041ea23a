'use client'

import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Conversation } from '#lib/chat/rules/conversation.ts'
import type { ChatWords } from './words.ts'

const showBackMs = 2_500

/** The notice above the composer that the connection is lost, and for a moment that it is back. */
export function ConnectionBar({
  connection,
  words,
}: {
  connection: Conversation['connection']
  words: ChatWords
}) {
  const [was, setWas] = useState(connection)
  const [back, setBack] = useState(false)
  if (connection !== was) {
    setWas(connection)
    setBack(connection === 'open' && was === 'down')
  }
  useEffect(() => {
    if (!back) return
    const timer = setTimeout(() => setBack(false), showBackMs)
    return () => clearTimeout(timer)
  }, [back])
  return (
    <div aria-live="polite" role="status">
      {connection === 'down' && (
        <p className="flex items-center gap-3 bg-turmeric-tint px-5 py-2 font-medium text-sm text-turmeric-ink">
          <RotateCw size={17} />
          {words.reconnecting}
        </p>
      )}
      {back && connection === 'open' && (
        <p className="bg-leaf-tint px-5 py-2 font-medium text-sm text-leaf">{words.reconnected}</p>
      )}
    </div>
  )
}
