import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { draftNow } from '../farm/rules/farm.ts'
import type { Locale } from './languages.ts'
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

type Messages = typeof import('../../messages/en.json')

const set = new Map<Locale, Messages>()

async function messagesOf(locale: Locale): Promise<Messages> {
  const known = set.get(locale)
  if (known) return known
  const { default: written } = (await import(`../../messages/${locale}.json`)) as {
    default: Messages
  }
  const messages = setMessages(written, locale)
  set.set(locale, messages)
  return messages
}
