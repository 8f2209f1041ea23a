import type { ChatWords } from '#components/chat/words.ts'
import type { Pending } from '#lib/chat/rules/conversation.ts'
import { maxBytesOf, maxFileBytes } from '#lib/chat/rules/files.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { type RefusalCode, refusalMessage } from '#lib/shared/refusal.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'
import { instantTime, wholeDay } from '../kit/words.ts'

const t = staffWords('chat')

const reasons: Partial<Record<RefusalCode, (pending: Pending) => string>> = {
  too_large: ({ name, type }) =>
    t('refused.tooLarge', { name, megabytes: megabytes(maxBytesOf(type)) }),
  not_an_image: ({ name }) => t('refused.type', { name }),
  unsupported_media_type: ({ name }) => t('refused.type', { name }),
  out_of_space: () => t('refused.noSpace'),
  too_many_requests: () => t('refused.tooMany'),
}

/** The words of a conversation as staff read it; `visitor` is the name that the visitor gave. */
export function talkWords(visitor: string): ChatWords {
  const [name = visitor] = visitor.split(' ')
  return {
    other: visitor,
    empty: t('talk.empty'),
    input: t('talk.input', { name }),
    send: t('talk.send'),
    attach: t('talk.attach'),
    attachHelp: t('talk.attachHelp', { megabytes: megabytes(maxFileBytes) }),
    fileSize,
    imageAlt: (file) => t('talk.picture', { name: file }),
    download: (file) => t('talk.download', { name: file }),
    uploading: (file) => t('talk.uploading', { name: file }),
    stopUpload: t('talk.stopUpload'),
    typing: t('talk.typing', { name }),
    mark: {
      sending: t('marks.sending'),
      sent: t('marks.sent'),
      delivered: t('marks.delivered'),
      seen: t('marks.seen'),
      failed: t('marks.failed'),
    },
    resend: t('talk.resend'),
    remove: t('talk.remove'),
    reason(pending) {
      const { reason } = pending
      if (!reason || reason === 'connection') return ''
      return reasons[reason]?.(pending) ?? refusalMessage(reason)
    },
    reconnecting: t('talk.reconnecting'),
    reconnected: t('talk.reconnected'),
    voice: {
      hold: t('voice.hold'),
      tap: t('voice.tap'),
      recording: t('voice.recording'),
      stop: t('voice.stop'),
      discard: t('voice.discard'),
      message: (seconds) => t('voice.message', { seconds }),
      play: t('voice.play'),
      pause: t('voice.pause'),
      download: t('voice.download'),
      required: t('voice.required'),
      failed: t('voice.failed'),
      blocked: t('voice.blocked'),
    },
    time: instantTime,
    day: (at) => wholeDay(dayInIndia(new Date(at))),
  }
}
