'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Pending } from '#lib/chat/rules/conversation.ts'
import { maxBytesOf, maxFileBytes } from '#lib/chat/rules/files.ts'
import { maxTextLength } from '#lib/chat/rules/messages.ts'
import { dayAndTime, dayInIndia, formatDay } from '#lib/shared/dates.ts'
import type { RefusalCode } from '#lib/shared/refusal.ts'
import { fileSize, megabytes } from '#lib/shared/size.ts'

type Reason = 'tooLarge' | 'type' | 'tooLong' | 'tooMany' | 'noSpace'

const reasons: Partial<Record<RefusalCode | 'connection', Reason>> = {
  too_large: 'tooLarge',
  not_an_image: 'type',
  unsupported_media_type: 'type',
  validation_failed: 'tooLong',
  too_many_requests: 'tooMany',
  out_of_space: 'noSpace',
}

/** Returns the texts of a conversation in the page's language. */
export function useSiteWords() {
  const t = useTranslations('chat')
  const locale = useLocale()
  const characters = maxTextLength
  return {
    /** The name over the other side's messages. */
    other: t('farm'),
    empty: t('empty'),
    input: t('input'),
    send: t('send'),
    attach: t('attach'),
    attachHelp: t('attachHelp', { megabytes: megabytes(maxFileBytes) }),
    fileSize: (bytes: number) => fileSize(bytes, locale),
    imageAlt: (name: string) => t('imageAlt', { name }),
    download: (name: string) => t('download', { name }),
    uploading: (name: string) => t('uploading', { name }),
    stopUpload: t('cancelUpload'),
    typing: t('typing'),
    mark: {
      sending: t('state.sending'),
      sent: t('state.sent'),
      delivered: t('state.delivered'),
      seen: t('state.seen'),
      failed: t('state.failed'),
    },
    resend: t('resend'),
    remove: t('remove'),
    /** Returns why a message was not sent; empty if only the connection failed. */
    reason({ reason, name, type }: Pending) {
      const key = reason && reasons[reason]
      const limits = { megabytes: megabytes(maxBytesOf(type)), characters }
      return key ? t(`error.${key}`, { name, ...limits }) : ''
    },
    reconnecting: t('reconnecting'),
    reconnected: t('reconnected'),
    voice: {
      hold: t('voice.button'),
      tap: t('voice.toggle'),
      recording: t('voice.recording'),
      stop: t('voice.stop'),
      discard: t('voice.discard'),
      message: (seconds: number) => t('voice.message', { seconds }),
      play: t('voice.play'),
      pause: t('voice.pause'),
      download: t('download', { name: 'voice' }),
      required: t('voice.microphoneRequired'),
      failed: t('voice.recordingFailed'),
      blocked: t('voice.blockedInline'),
    },
    /** Returns the farm's time, as everywhere else on the site. */
    time: (at: string) => dayAndTime(new Date(at), locale).time,
    day: (at: string) =>
      formatDay(dayInIndia(new Date(at)), locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
      }),
  }
}
