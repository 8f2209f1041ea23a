import type { ChatRow } from '#lib/chat/schema.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { instantDay, instantTime } from '../kit/words.ts'

const t = staffWords('waiting')

type Said = Pick<ChatRow, 'last_message' | 'last_message_type' | 'last_is_admin'>

/** Returns the last message of a conversation, in one line of text. */
export function lastWords({ last_message, last_message_type, last_is_admin }: Said): string {
  if (last_message_type === null) return t('last.none')
  const said = last_message_type === 'text' ? last_message : t(`media.${last_message_type}`)
  return last_is_admin ? t('last.you', { said }) : said
}

/** Returns its time: the time today, "Yesterday", or the date. */
export function lastTime(at: string, now: Date): string {
  const day = dayInIndia(new Date(at))
  if (day === dayInIndia(now)) return instantTime(at)
  if (day === dayInIndia(new Date(now.getTime() - 86_400_000))) return t('last.yesterday')
  return instantDay(at)
}
