import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { draftNow } from '../farm/rules/farm.ts'
import { guestMessagesOf } from './guest-messages.ts'
import { setMessages } from './line-breaks.ts'
import { markMessages } from './marks.ts'
import { routing } from './routing.ts'

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await (rootParams as { locale?: () => Promise<string> }).locale?.())
  if (!hasLocale(routing.locales, locale)) notFound()
  const [messages, draft] = [await messagesOf(locale), draftNow()]
  return {
    locale,
    messages: draft ? markMessages(messages, draft.places) : messages,
    timeZone: 'Asia/Kolkata',
    onError(error) {
      throw error
    },
  }
})

// Next finds the files by this import.
const messagesOf = guestMessagesOf(
  async (locale) => (await import(`../../messages/${locale}.json`)).default,
  setMessages,
)
