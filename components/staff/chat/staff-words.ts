import type { ChatWords } from '#components/chat/words.ts'
import type { Pending } from '#lib/chat/rules/conversation.ts'
import { maxBytesOf, maxFileBytes } from '#lib/chat/rules/files.ts'
import { dayInIndia, formatDay } from '#lib/shared/dates.ts'
import { type RefusalCode, refusalMessage } from '#lib/shared/refusal.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'
import { instantTime } from '../kit/words.ts'

const reasons: Partial<Record<RefusalCode, (pending: Pending) => string>> = {
  too_large: ({ name, type }) => `${name} is larger than ${megabytes(maxBytesOf(type))} MB.`,
  not_an_image: ({ name }) => `Files like ${name} can’t be sent.`,
  unsupported_media_type: ({ name }) => `Files like ${name} can’t be sent.`,
  out_of_space: () => 'The disk is nearly full, so only bookings can store files now.',
  too_many_requests: () => 'Too many messages. Please wait a minute.',
}

/** The words of a conversation as staff read it; `visitor` is the name that the visitor gave. */
export function staffWords(visitor: string): ChatWords {
  const first = visitor.split(' ')[0] ?? visitor
  return {
    other: visitor,
    empty: 'No messages yet.',
    input: `Reply to ${first}`,
    send: 'Send',
    attach: 'Attach a file',
    attachHelp: `Pictures, PDF, Word, text, ZIP or RAR, up to ${megabytes(maxFileBytes)} MB.`,
    fileSize,
    imageAlt: (name) => `Picture in the chat: ${name}`,
    download: (name) => `Download ${name}`,
    uploading: (name) => `Sending ${name}`,
    stopUpload: 'Stop sending',
    typing: `${first} is writing`,
    mark: {
      sending: 'Sending',
      sent: 'Sent',
      delivered: 'Delivered',
      seen: 'Seen',
      failed: 'Not sent',
    },
    resend: 'Send again',
    remove: 'Remove',
    reason(pending) {
      const { reason } = pending
      if (!reason || reason === 'connection') return ''
      return reasons[reason]?.(pending) ?? refusalMessage(reason)
    },
    reconnecting: 'Connection lost. Reconnecting.',
    reconnected: 'Connected again.',
    voice: {
      hold: 'Hold to record',
      tap: 'Record without holding',
      recording: 'Recording. Let go to send.',
      stop: 'Stop and send',
      discard: 'Discard',
      message: (seconds) => `Voice message, ${seconds} s`,
      play: 'Play',
      pause: 'Pause',
      download: 'Download the voice message',
      required:
        'Microphone permission is required for voice messages. Please allow microphone access.',
      failed: 'Failed to start recording. Please check microphone permissions.',
      blocked: 'The microphone is blocked for this site. Text and files still work.',
    },
    time: instantTime,
    day: (at) =>
      formatDay(dayInIndia(new Date(at)), 'en', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      }),
  }
}
