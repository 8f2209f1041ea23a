'use client'

import { ArrowLeft, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { call, reading } from '#calls/client.ts'
import { Composer } from '#components/chat/composer.tsx'
import { ConnectionBar } from '#components/chat/connection-bar.tsx'
import { MessageLog } from '#components/chat/message-log.tsx'
import { useConversation, useDraft, useSession, useWatching } from '#components/chat/use-session.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import type { ChatRow } from '#lib/chat/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { byWords, DoneElsewhere } from '../booking/elsewhere.tsx'
import { Decide } from '../kit/action/decide.tsx'
import { useAction } from '../kit/action/use-action.ts'
import { useHeldItem } from '../kit/live/held-items.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { dialled, instantTime } from '../kit/words.ts'
import { repliesFor } from './canned-replies.ts'
import { ChatStatusBadge } from './chat-list.tsx'
import { talkWords } from './words.ts'

const t = staffWords('chat')

type ChatPaneProps = {
  chat: ChatRow
  onBack: () => void
  /** Opens the next conversation; null if there is none. */
  onNext: (() => void) | null
  /** The visitor's bookings, where there is no room for them beside the conversation. */
  bookings?: ReactNode
}

export function ChatPane({ chat, onBack, onNext, bookings }: ChatPaneProps) {
  const session = useSession(chat.id, 'staff')
  const conversation = useConversation(session)
  useWatching(session, true)
  const [text, setText] = useDraft(session)
  const words = talkWords(chat.name)
  const status = conversation.state?.status ?? chat.status
  if (!session) return null
  return (
    <section
      aria-label={t('pane.name', { name: chat.name })}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-paper"
    >
      <PaneHead chat={chat} onBack={onBack} onNext={onNext} status={status} />
      {bookings}
      <MessageLog conversation={conversation} session={session} side="staff" words={words}>
        {status === 'closed' && <p className="py-2 text-center text-ink-2">{t('pane.closed')}</p>}
      </MessageLog>
      {conversation.connection === 'gone' ? (
        <p className="border-edge border-t bg-card p-5 text-center text-ink-2" role="alert">
          {t('pane.gone')}
        </p>
      ) : (
        <>
          <Replies name={chat.name} onPick={setText} />
          <ConnectionBar connection={conversation.connection} words={words} />
          <Composer
            onText={setText}
            sendLabel={<span className="max-sm:sr-only">{words.send}</span>}
            session={session}
            text={text}
            words={words}
          />
        </>
      )}
    </section>
  )
}

function PaneHead({
  chat,
  status: now,
  onBack,
  onNext,
}: Omit<ChatPaneProps, 'bookings'> & { status: ChatRow['status'] }) {
  const { busy, run } = useAction(() => undefined)
  const held = useHeldItem(now, {
    id: () => chat.id,
    state: (status) => status,
    isFree: busy.has,
    // Writing opens it again, on either side.
    isWelcome: (status) => status === 'active',
  })
  const status = held.item
  const closed = status === 'closed'
  const change = () =>
    run({
      about: chat.id,
      call: () =>
        call('POST chats/[id]/status', {
          params: { id: chat.id },
          json: { status: closed ? 'active' : 'closed' },
        }),
      done: () => t(closed ? 'pane.nowOpen' : 'pane.nowClosed', { name: chat.name }),
      refused: (why) => t('pane.notChanged', { why }),
    })
  return (
    <>
      <div className="flex min-h-[66px] items-center gap-2 border-edge border-b bg-card py-2 pr-3 pl-2 lg:pl-7">
        <IconButton label={t('pane.back')} className="icon-button lg:hidden" onClick={onBack}>
          <ArrowLeft size={22} />
        </IconButton>
        <div className="me-auto min-w-0">
          <div className="flex items-center gap-3">
            <h2 className="heading truncate text-lg lg:text-title">{chat.name}</h2>
            <span className="max-sm:hidden">
              <ChatStatusBadge status={status} />
            </span>
          </div>
          {/* On a phone the name has a row of its own. */}
          <p className="flex items-center gap-2.5 text-xs text-ink-2">
            <span className="num truncate">{chat.mobile}</span>
            <span className="num shrink-0 max-sm:hidden">
              {t('pane.since', { time: instantTime(chat.created_at) })}
            </span>
            <span className="sm:hidden">
              <ChatStatusBadge status={status} />
            </span>
          </p>
        </div>
        <a
          aria-label={t('pane.callName', { name: chat.name })}
          className={buttonClass({ kind: 'outline', size: 'small' })}
          href={dialled(chat.mobile)}
        >
          <Phone size={18} />
          <span className="max-sm:hidden">{t('pane.call')}</span>
        </a>
        {!held.isOld && (
          <Decide busy={busy.has(chat.id)} kind="quiet" onPress={change} size="small">
            {t(closed ? 'pane.reopen' : 'pane.close')}
          </Decide>
        )}
      </div>
      {held.isOld && <ChatElsewhere chat={chat} onNext={onNext} onShow={held.show} />}
    </>
  )
}

type ChatElsewhereProps = Pick<ChatPaneProps, 'chat' | 'onNext'> & { onShow: () => void }

/** Says who has closed the open conversation while somebody looks at it. */
function ChatElsewhere({ chat: { id }, ...ways }: ChatElsewhereProps) {
  const { value } = useAnswer(reading('GET chats/[id]/status'), { id }, null, { topics: ['chats'] })
  const changed = value?.changed
  return (
    <DoneElsewhere
      by={changed?.by}
      className="border-edge border-b bg-band px-4 py-2.5 lg:px-7"
      id={id}
      {...ways}
    >
      {changed
        ? t('pane.elsewhere', { byWhom: byWords(changed.by, changed.at, new Date()) })
        : t('status.closed')}
    </DoneElsewhere>
  )
}

function Replies({ name, onPick }: { name: string; onPick: (text: string) => void }) {
  return (
    <ul
      aria-label={t('replies.title')}
      className="flex gap-2 overflow-x-auto px-4 pb-3 [scrollbar-width:thin]"
    >
      {repliesFor(name).map(({ label, text }) => (
        <li key={label}>
          <button
            className="min-h-11 whitespace-nowrap rounded-full border border-lake-edge bg-lake-soft px-4 font-medium text-xs text-lake-dark hover:bg-picked"
            onClick={() => onPick(text)}
            title={text}
            type="button"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
