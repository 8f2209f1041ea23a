import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import {
  PathnameContext,
  PathParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import { NextIntlClientProvider } from 'next-intl'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#lib/i18n/languages.ts'

export async function messagesIn(locale: Locale) {
  return (await import(`../../messages/${locale}.json`, { with: { type: 'json' } })).default
}

/** Returns the HTML of a part of the guests' pages, with the shipped messages unless there are others. */
export async function drawn(
  locale: Locale,
  part: ComponentType<never>,
  props: object,
  messages?: object,
): Promise<string> {
  const children = createElement(part as ComponentType<object>, props)
  const told = messages ?? (await messagesIn(locale))
  const page = { locale, messages: told, timeZone: 'UTC', children }
  const inLocale = createElement(NextIntlClientProvider, page)
  const inParams = createElement(PathParamsContext.Provider, { value: { locale } }, inLocale)
  const inPath = createElement(PathnameContext.Provider, { value: '/' }, inParams)
  return renderToStaticMarkup(
    createElement(AppRouterContext.Provider, { value: {} as never }, inPath),
  )
}
