'use client'

import { LucideProvider } from 'lucide-react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBackCloses } from '#components/ui/use-back-closes.ts'
import { useTitleCount } from '#components/ui/use-title-count.ts'
import { InfoStep } from './info-step.tsx'
import { chatKey, keepChat, keptChat } from './kept-chat.ts'
import { NewsBadge } from './news-badge.tsx'
import type { ChatPanelProps } from './panel-props.ts'
import { TalkStep } from './talk-step.tsx'
import { useBell } from './use-bell.ts'
import { useConversation, useSession, useWatching } from './use-session.ts'

/** The chat: first the visitor's name and number, then the conversation. It goes on listening while closed. */
export function ChatPanel({ locale, words, ...rest }: ChatPanelProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={{ chat: words }}>
      <LucideProvider strokeWidth={1.75}>
        <Panel {...rest} />
      </LucideProvider>
    </NextIntlClientProvider>
  )
}

function Panel({ plates, open, onOpen, onClose }: Omit<ChatPanelProps, 'locale' | 'words'>) {
  const t = useTranslations('chat')
  const dialog = useDialog(open)
  // As wide as `.chat-panel` covers the whole screen.
  useBackCloses(open && matchMedia('(width < 640px)').matches, onClose)
  const [chatId, setChatId] = useState(keptChat)
  const [visitor, setVisitor] = useState({ name: '', mobile: '' })
  const session = useSession(chatId, 'visitor')
  const conversation = useConversation(session)
  useWatching(session, open)
  const { messages, state, connection } = conversation
  const seen = state?.visitor_seen
  const news =
    seen === undefined ? [] : messages.filter(({ is_admin, seq }) => is_admin && seq > seen)
  const unread = news.length
  const last = news.at(-1)
  const lastWords = last ? (last.message_type === 'text' ? last.message : last.file_name) : null
  const { silent, setSilent } = useBell(unread > 0 && connection === 'open')

  useEffect(() => {
    // Another tab of this browser has begun a conversation, or removed one that no longer exists.
    const follow = ({ key }: StorageEvent) => key === chatKey && setChatId(keptChat())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const begin = (id: string | null) => {
    keepChat(id)
    setChatId(id)
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <>
      <Announcement text={open ? null : lastWords} unread={unread} />
      {unread > 0 && !open && (
        <NewsBadge onOpen={onOpen} onSilence={silent ? null : () => setSilent(true)} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it, as Escape does */}
      <dialog
        aria-label={t('title')}
        className="chat-panel flex-col overflow-hidden bg-card text-ink open:flex"
        onClick={onClick}
        onClose={onClose}
        ref={dialog}
      >
        {open &&
          (session && chatId ? (
            <TalkStep
              conversation={conversation}
              onClose={onClose}
              onNew={() => begin(null)}
              key={chatId}
              onSilent={setSilent}
              session={session}
              silent={silent}
            />
          ) : (
            <InfoStep
              onBegin={begin}
              onClose={onClose}
              onVisitor={setVisitor}
              plates={plates}
              visitor={visitor}
            />
          ))}
      </dialog>
    </>
  )
}

function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return dialog
}

// Says the last message to a screen reader, and how many wait in the page's title, while the chat is closed.
function Announcement({ text, unread }: { text: string | null; unread: number }) {
  const t = useTranslations('chat')
  const told = text !== null && unread > 0
  useTitleCount(told ? unread : 0)
  return (
    <span className="sr-only" role="status">
      {told && t('newMessageFrom', { text })}
    </span>
  )
}
