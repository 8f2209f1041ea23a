'use client'

import type { ChatRow } from '#lib/chat/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { ListFailed } from '../kit/list/list-states.tsx'
import { BellTools } from '../waiting/bell-tools.tsx'
import { lastTime, lastWords } from '../waiting/last-words.ts'

const t = staffWords('chat')

type ChatListProps = {
  chats: ChatRow[]
  selected: string | null
  /** The time from which "Yesterday" is counted. */
  now: Date
  failed: boolean
  onSelect: (id: string) => void
  onRetry: () => void
}

export function ChatList({ chats, selected, now, failed, onSelect, onRetry }: ChatListProps) {
  const unread = chats.reduce((sum, { unread_count }) => sum + unread_count, 0)
  return (
    <section aria-label={t('list.name')} className="flex min-h-0 flex-1 flex-col bg-card">
      <div className="flex min-h-[54px] items-center gap-1 border-edge border-b py-1 pr-2 pl-5">
        <h2 className="me-auto font-semibold text-base">{t('list.title')}</h2>
        <span aria-live="polite" className="num pe-1 text-ink-2">
          {unread > 0 ? t('list.unread', { count: unread }) : ''}
        </span>
        <BellTools />
      </div>
      {failed && (
        <div className="pt-4">
          <ListFailed onRetry={onRetry} stale={chats.length > 0} what="chats" />
        </div>
      )}
      {chats.length === 0 && !failed && (
        <p className="px-5 py-14 text-center text-ink-2">{t('list.none')}</p>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {chats.map((chat) => (
          <li key={chat.id}>
            <Row chat={chat} now={now} onSelect={onSelect} selected={chat.id === selected} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { chat: ChatRow; now: Date; selected: boolean; onSelect: (id: string) => void }

function Row({ chat, now, selected, onSelect }: RowProps) {
  const { id, name, mobile, status, unread_count: unread, last_message_time, created_at } = chat
  const weight = unread > 0 ? 'font-semibold text-ink' : 'text-ink-2'
  return (
    <button
      aria-current={selected}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 border-rule border-b border-l-[3px] border-l-transparent px-5 py-3 text-start hover:bg-hot aria-[current=true]:border-l-lake aria-[current=true]:bg-picked"
      onClick={() => onSelect(id)}
      type="button"
    >
      <b className="truncate font-semibold text-md">{name}</b>
      <span className="num text-xs text-ink-2">
        {lastTime(last_message_time ?? created_at, now)}
      </span>
      <span className={`truncate ${weight}`}>{lastWords(chat)}</span>
      {unread > 0 ? (
        <span className="num min-w-6 justify-self-end rounded-full bg-turmeric px-1.5 text-center font-semibold text-xs text-hill leading-6">
          {t.rich('list.unreadIn', {
            count: unread,
            words: (words) => <span className="sr-only">{words}</span>,
          })}
        </span>
      ) : (
        <span />
      )}
      <span className="num truncate text-xs text-ink-2">{mobile}</span>
      <ChatStatusBadge status={status} />
    </button>
  )
}

export function ChatStatusBadge({ status }: { status: ChatRow['status'] }) {
  const active = status === 'active'
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-xs ${active ? 'text-leaf' : 'text-ink-2'}`}
    >
      <i
        aria-hidden="true"
        className={`size-2 rounded-full border-[1.5px] border-current ${active ? 'bg-current' : ''}`}
      />
      {t(`status.${status}`)}
    </span>
  )
}
