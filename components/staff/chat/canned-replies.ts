import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'

const t = staffWords('chat')

const replies = ['greeting', 'times', 'payment', 'dogs', 'call'] as const

/** Returns the prepared replies to frequent questions for a visitor's name. Staff can edit them before sending. */
export function repliesFor(visitor: string): { label: string; text: string }[] {
  const { checkIn, checkOutBy: checkOut, maxDogs: dogs } = farm()
  const name = visitor.trim().split(/\s+/)[0] ?? ''
  return replies.map((reply) => ({
    label: t(`replies.labels.${reply}`),
    text: t(`replies.texts.${reply}`, { name, from: checkIn.from, to: checkIn.to, checkOut, dogs }),
  }))
}
