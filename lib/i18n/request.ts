import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { routing } from './routing.ts'

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = asked ?? (await (rootParams as { locale?: () => Promise<string> }).locale?.())
  if (!hasLocale(routing.locales, locale)) notFound()
  const messages = (await import(`../../messages/${locale}.json`)).default
  return {
    locale,
    messages,
    timeZone: 'Asia/Kolkata',
    onError(error) {
      throw error
    },
  }
})
