'use client'

import type { ReactNode } from 'react'
import { chatButtonId } from '#components/chat/chat-button-id.ts'

/** Opens the chat through its floating button, on pages that hide the button because it would lie on sums and buttons. */
export function ChatLink({ children }: { children: ReactNode }) {
  return (
    <button className="text-link block min-h-11 no-script:hidden" onClick={openChat} type="button">
      {children}
    </button>
  )
}

const openChat = () => document.getElementById(chatButtonId)?.click()
