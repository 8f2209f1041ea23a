'use client'

import { CircleAlert, Download, FileText, X } from 'lucide-react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { mayGoAgain, type Pending } from '#lib/chat/rules/conversation.ts'
import type { ChatMessage } from '#lib/chat/rules/messages.ts'
import { apiUrl } from '#lib/shared/api.ts'
import { VoiceMessage } from './voice-message.tsx'
import type { ChatWords } from './words.ts'

/** The shown fields of a message, stored or not. */
type Drawn = {
  type: ChatMessage['message_type']
  text: string
  /** The URL of its file: on the server, or still in this browser. */
  src: string | null
  name: string
  size: number
}

type BubbleProps = {
  drawn: Drawn
  own: boolean
  failed?: boolean
  /** True if addresses in its text are links: those of staff are, those of strangers stay text. */
  hasLinks?: boolean
  words: ChatWords
}

/** Returns the shown fields of a stored message. */
export function drawnMessage(message: ChatMessage): Drawn {
  return {
    type: message.message_type,
    text: message.message,
    src: message.file_path && apiUrl(message.file_path.replace(/^\/api/, '')),
    name: message.file_name ?? '',
    size: message.file_size ?? 0,
  }
}

/** Returns the shown fields of a message that is still being sent. */
export function drawnPending({ type, text, preview, name, size }: Pending): Drawn {
  return { type, text, src: preview, name, size }
}

/** One message: a text, a picture, a document or a voice. All its content is user input, and is rendered as text. */
export function Bubble({ drawn, own, failed = false, hasLinks = false, words }: BubbleProps) {
  const ground = failed
    ? 'border-red bg-card text-ink'
    : own
      ? 'border-transparent bg-lake text-cream'
      : 'border-line bg-card text-ink'
  const padding = drawn.type === 'image' ? 'p-1.5' : 'px-3.5 py-2.5'
  return (
    <div
      className={`w-fit max-w-full overflow-hidden rounded-[14px] border-[1.5px] text-md leading-[1.45] ${own ? 'rounded-ee-[3px]' : 'rounded-es-[3px]'} ${ground} ${padding}`}
    >
      <Content drawn={drawn} hasLinks={hasLinks} own={own && !failed} words={words} />
    </div>
  )
}

function Content({ drawn, own, hasLinks, words }: Omit<BubbleProps, 'failed'>) {
  const { type, text, src, name } = drawn
  if (type === 'text') {
    return (
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {hasLinks ? <Linked text={text} /> : <Ordered text={text} />}
      </p>
    )
  }
  if (type === 'voice' && src) return <VoiceMessage own={own} src={src} words={words.voice} />
  if (type === 'image' && src) {
    return (
      <a className="block" href={src} rel="noopener" target="_blank">
        {/* biome-ignore lint/performance/noImgElement: an image of the conversation, re-encoded once and private */}
        <img
          alt={words.imageAlt(name)}
          className="max-h-[200px] min-h-16 min-w-16 max-w-[200px] rounded-[9px] bg-rice object-cover"
          src={src}
        />
      </a>
    )
  }
  return <Document drawn={drawn} own={own} words={words} />
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

function Linked({ text }: { text: string }) {
  return text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored text never change order
      <a className="underline" href={part} key={at} rel="noopener" target="_blank">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Ordered key={at} text={part} />
    ),
  )
}

// Digits with signs or spaces between them, of any script: a phone number, a range, a time.
const digits = /(\+?\p{Nd}(?:[\p{Nd} ().:/–-]*\p{Nd})?)/u

/** A text whose numbers are read from left to right: in Arabic the groups of a phone number would change places. */
function Ordered({ text }: { text: string }) {
  return text.split(digits).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <bdi dir="ltr" key={at}>
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}

function Document({ drawn: { src, name, size }, own, words }: BubbleProps) {
  const inside = (
    <>
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-[8px] ${own ? 'bg-cream/15' : 'bg-rice text-ink-2'}`}
      >
        <FileText size={20} />
      </span>
      <span className="min-w-0 flex-1" dir="ltr">
        <b className="block truncate font-semibold text-sm">{name}</b>
        <bdi className={`num text-xs ${own ? 'text-cream/85' : 'text-ink-2'}`}>
          {words.fileSize(size)}
        </bdi>
      </span>
    </>
  )
  if (!src) return <div className="flex w-64 max-w-full items-center gap-3">{inside}</div>
  return (
    <a
      aria-label={words.download(name)}
      className="flex w-64 max-w-full items-center gap-3 text-inherit no-underline"
      download={name}
      href={src}
    >
      {inside}
      <Download className="shrink-0" size={20} />
    </a>
  )
}

type PendingNoteProps = {
  pending: Pending
  words: ChatWords
  onAgain: () => void
  onStop: () => void
}

/** The note under an unstored message: that it is being sent, or that it failed, with the actions. */
export function PendingNote({ pending, words, onAgain, onStop }: PendingNoteProps) {
  if (pending.status === 'failed') {
    const reason = words.reason(pending)
    return (
      <div className="mt-0.5 flex max-w-[300px] flex-wrap items-center justify-end gap-x-4 text-xs">
        <span className="inline-flex items-center gap-1.5 font-semibold text-red">
          <CircleAlert size={16} />
          {words.mark.failed}
        </span>
        {mayGoAgain(pending) && (
          <button
            className="text-link staff-link min-h-11 font-semibold"
            onClick={onAgain}
            type="button"
          >
            {words.resend}
          </button>
        )}
        <IconButton
          label={words.remove}
          className="size-11 rounded-control text-ink-2"
          onClick={onStop}
        >
          <X size={18} />
        </IconButton>
        {reason && <span className="w-full text-end text-ink-2">{reason}</span>}
      </div>
    )
  }
  if (pending.type === 'text') {
    return <p className="mt-1 text-xs text-ink-2">{words.mark.sending}</p>
  }
  return <UploadBar onStop={onStop} pending={pending} words={words} />
}

function UploadBar({ pending, words, onStop }: Omit<PendingNoteProps, 'onAgain'>) {
  return (
    <div className="flex w-64 max-w-full items-center gap-2">
      <ProgressBar
        className="h-1.5 flex-1"
        label={words.uploading(pending.name)}
        share={pending.sent}
      />
      <IconButton
        label={words.stopUpload}
        className="size-11 rounded-control text-ink-2"
        onClick={onStop}
      >
        <X size={18} />
      </IconButton>
    </div>
  )
}
