'use client'

import { Bell, BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { CloseIcon } from '#components/ui/icons.tsx'
import type { Session } from '#lib/chat/client/session.ts'
import type { Conversation } from '#lib/chat/rules/conversation.ts'
import { Composer } from './composer.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { FarmContact } from './farm-contact.tsx'
import { MessageLog } from './message-log.tsx'
import { useDraft } from './use-session.ts'
import { useSiteWords } from './use-site-words.ts'

type TalkStepProps = {
  session: Session
  conversation: Conversation
  silent: boolean
  onSilent: (silent: boolean) => void
  onNew: () => void
  onClose: () => void
}

export function TalkStep({ session, conversation, onNew, ...head }: TalkStepProps) {
  const words = useSiteWords()
  const t = useTranslations('chat')
  const [text, setText] = useDraft(session)
  const { connection, state } = conversation
  return (
    <>
      <Head conversation={conversation} {...head} />
      <div className="flex min-h-0 flex-1 flex-col bg-paper">
        <MessageLog conversation={conversation} session={session} side="visitor" words={words}>
          {state?.status === 'closed' && (
            <p className="py-2 text-center text-sm text-ink-2">{t('closed')}</p>
          )}
          <Unheard conversation={conversation} />
        </MessageLog>
        {connection === 'gone' ? (
          <div className="border-line border-t bg-card p-5 text-center">
            <p className="mb-3 text-ink-2" role="alert">
              {t('error.gone')}
            </p>
            <Button kind="secondary" onClick={onNew}>
              {t('again')}
            </Button>
          </div>
        ) : (
          <>
            <ConnectionBar connection={connection} words={words} />
            <Composer onText={setText} session={session} text={text} words={words} />
          </>
        )}
      </div>
    </>
  )
}

function Head({
  conversation: { connection, state },
  silent,
  onSilent,
  onClose,
}: Omit<TalkStepProps, 'session' | 'onNew'>) {
  const t = useTranslations('chat')
  const here = connection === 'open' && state?.staff_online === true
  return (
    <header className="on-hill relative z-10 flex items-start gap-1 bg-hill ps-5 pe-2 pt-3 pb-5 text-cream">
      <div className="min-w-0 flex-1">
        <h2 className="heading text-title">{t('title')}</h2>
        <p aria-live="polite" className="mt-1 flex items-center gap-2.5 text-sm text-cream/90">
          <i
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full border-2 ${here ? 'border-[#8fbf7f] bg-[#8fbf7f]' : 'border-cream/70'}`}
          />
          {statusWord(t, connection, here)}
        </p>
      </div>
      <IconButton
        label={t('silence')}
        aria-pressed={silent}
        className="size-12 shrink-0 rounded-control hover:bg-cream/10"
        onClick={() => onSilent(!silent)}
        title={t('silence')}
      >
        {silent ? <BellOff size={20} /> : <Bell size={20} />}
      </IconButton>
      <IconButton
        label={t('close')}
        className="size-12 shrink-0 rounded-control hover:bg-cream/10"
        onClick={onClose}
      >
        <CloseIcon size={22} />
      </IconButton>
      <span className="eave eave-start top-full [--above:#12302f]" />
    </header>
  )
}

function statusWord(
  t: ReturnType<typeof useTranslations<'chat'>>,
  connection: Conversation['connection'],
  here: boolean,
): string {
  if (connection === 'connecting') return ''
  if (connection !== 'open') return t('reconnecting')
  return here ? t('online') : t('offline.title')
}

// After a minute unread a visitor should not wait any longer, even if staff are connected.
const patienceMs = 60_000

/** The other ways to reach the farm, shown if the last message is unread and nobody is there or a minute has passed. */
function Unheard({
  conversation: { messages, pending, state, connection },
}: {
  conversation: Conversation
}) {
  const t = useTranslations('chat')
  const last = messages.at(-1)
  const waits =
    connection === 'open' &&
    state !== null &&
    last !== undefined &&
    !last.is_admin &&
    last.seq > state.staff_seen &&
    // Nobody waits for a refused message.
    pending.every(({ status }) => status === 'failed')
  const long = useAfter(patienceMs, waits ? last.seq : null)
  if (!waits || (state.staff_online && !long)) return null
  return (
    <div className="mt-4 rounded-[12px] border border-line bg-card p-4 text-sm">
      <p className="mb-3 text-ink-2 leading-[1.5]">{t('waiting')}</p>
      <FarmContact small />
    </div>
  )
}

/** Returns true if `what` has not changed for `ms` milliseconds; never for null. */
function useAfter(ms: number, what: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null)
  useEffect(() => {
    if (what === null) return
    const timer = setTimeout(() => setPassed(what), ms)
    return () => clearTimeout(timer)
  }, [ms, what])
  return what !== null && passed === what
}
