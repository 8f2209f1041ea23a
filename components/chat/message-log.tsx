'use client'

import { CheckCheck } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { Side } from '#lib/chat/client/calls.ts'
import type { Session } from '#lib/chat/client/session.ts'
import type { Conversation } from '#lib/chat/rules/conversation.ts'
import type { ChatMessage } from '#lib/chat/rules/messages.ts'
import { type ChatState, markOf } from '#lib/chat/rules/state.ts'
import { Bubble, drawnMessage, drawnPending, PendingNote } from './bubble.tsx'
import type { ChatWords } from './words.ts'

type MessageLogProps = {
  conversation: Conversation
  session: Session
  side: Side
  words: ChatWords
  /** The note after the last message, for this side only. */
  children?: ReactNode
}

/** The messages and those being sent. Scrolls to the newest, unless the reader has scrolled up. */
export function MessageLog({ conversation, session, side, words, children }: MessageLogProps) {
  const { messages, pending, state, typing } = conversation
  const scroller = useStayAtEnd(messages.length + pending.length + (typing ? 1 : 0))
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach a scrolling area
      tabIndex={0}
    >
      <div>
        <div aria-live="polite" role="log">
          <ol className="flex flex-col gap-1.5">
            {messages.map((message, at) => (
              <Stored
                before={messages[at - 1]}
                key={message.client_message_id ?? message.id}
                last={isLastOfTurn(messages, at)}
                message={message}
                side={side}
                state={state}
                words={words}
              />
            ))}
            {pending.map((one) => (
              <li className="flex flex-col items-end" key={one.clientId}>
                <Bubble
                  drawn={drawnPending(one)}
                  failed={one.status === 'failed'}
                  own
                  words={words}
                />
                <PendingNote
                  onAgain={() => session.again(one.clientId)}
                  onStop={() => session.stop(one.clientId)}
                  pending={one}
                  words={words}
                />
              </li>
            ))}
          </ol>
        </div>
        {messages.length + pending.length === 0 && (
          <p className="py-8 text-center text-ink-2">{words.empty}</p>
        )}
        {typing && <Typing label={words.typing} />}
        {children}
      </div>
    </div>
  )
}

type StoredProps = {
  message: ChatMessage
  before: ChatMessage | undefined
  /** True if the next message is the other side's, or much later. */
  last: boolean
  side: Side
  state: ChatState | null
  words: ChatWords
}

function Stored({ message, before, last, side, state, words }: StoredProps) {
  const own = message.is_admin === (side === 'staff')
  const newDay = !before || words.day(before.created_at) !== words.day(message.created_at)
  const newTurn = newDay || before?.is_admin !== message.is_admin
  return (
    <>
      {newDay && (
        <li className="py-2 text-center font-medium text-xs text-ink-2">
          {words.day(message.created_at)}
        </li>
      )}
      <li className={`flex flex-col ${own ? 'items-end ps-8' : 'items-start pe-8'}`}>
        {newTurn && (
          <span className={own ? 'sr-only' : 'mb-0.5 font-medium text-xs text-ink-2'}>
            {own ? '' : words.other}
          </span>
        )}
        <Bubble drawn={drawnMessage(message)} hasLinks={message.is_admin} own={own} words={words} />
        {last && (
          <p className="mt-1 mb-1.5 flex items-center gap-1.5 text-xs text-ink-2">
            <time className="num" dateTime={message.created_at} dir="ltr">
              {words.time(message.created_at)}
            </time>
            {own && <Mark mark={markOf(message.seq, state, side)} words={words.mark} />}
          </p>
        )}
      </li>
    </>
  )
}

function Mark({ mark, words }: { mark: ReturnType<typeof markOf>; words: ChatWords['mark'] }) {
  return (
    <>
      <span>{words[mark]}</span>
      {mark !== 'sent' && (
        <CheckCheck
          className={mark === 'seen' ? 'text-lake' : 'text-ink-3'}
          size={15}
          strokeWidth={2}
        />
      )}
    </>
  )
}

const turnMs = 5 * 60_000

function isLastOfTurn(messages: ChatMessage[], at: number): boolean {
  const [message, next] = [messages[at], messages[at + 1]]
  if (!message || !next || next.is_admin !== message.is_admin) return true
  return Date.parse(next.created_at) - Date.parse(message.created_at) > turnMs
}

function Typing({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-2.5 py-1.5 text-xs text-ink-2">
      <span aria-hidden="true" className="flex gap-1">
        {['opacity-35', 'opacity-65', 'opacity-100'].map((look) => (
          <i className={`size-2 rounded-full bg-lake ${look}`} key={look} />
        ))}
      </span>
      {label}
    </p>
  )
}

const nearEnd = 80

/** Scrolls to the end when the log becomes longer, as by a loaded picture, unless the reader has scrolled up. */
function useStayAtEnd(length: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is the reason to scroll
  useLayoutEffect(() => {
    const log = scroller.current
    if (log && atEnd.current) log.scrollTop = log.scrollHeight
  }, [length])
  useEffect(() => {
    const log = scroller.current
    if (!log) return
    const note = () => {
      atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd
    }
    const keep = () => {
      if (atEnd.current) log.scrollTop = log.scrollHeight
    }
    const sizes = new ResizeObserver(keep)
    // The notes for one side only, below the messages, make the log longer too.
    for (const child of log.children) sizes.observe(child)
    sizes.observe(log)
    log.addEventListener('scroll', note, { passive: true })
    return () => {
      sizes.disconnect()
      log.removeEventListener('scroll', note)
    }
  }, [])
  return scroller
}
