import { NextIntlClientProvider } from 'next-intl'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '#lib/i18n/languages.ts'
import { languages } from '#lib/i18n/languages.ts'
import { setMessages } from '#lib/i18n/line-breaks.ts'
import type { Shown } from '../support/stage-server.ts'
import { Router } from './router.tsx'

declare global {
  interface ImportMeta {
    /** Vite's: a function for each file that loads it. */
    glob<Module>(files: string | string[]): Record<string, () => Promise<Module>>
  }
}

const parts = import.meta.glob<Record<string, ComponentType>>([
  '/components/**/*.tsx',
  './parts/*.tsx',
])
const messages = import.meta.glob<{ default: typeof import('../../messages/en.json') }>(
  '/messages/*.json',
)

const shown: Shown = JSON.parse(document.getElementById('shown')?.textContent ?? '{}')
const isStaff = location.pathname.startsWith('/app/')
const [first = ''] = location.pathname.split('/').filter(Boolean)
const locale = (Object.hasOwn(languages, first) ? first : 'en') as Locale

async function start(): Promise<void> {
  const { file, name, props } = shown
  const load = parts[`/${file}`] ?? parts[file]
  if (!load) throw new Error(`There is no ${file}.`)
  const [part, frame] = await Promise.all([load(), isStaff ? staffFrame() : guestsFrame()])
  const Part = part[name]
  if (!Part) throw new Error(`${file} has no ${name}.`)
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <Router locale={locale}>{frame(createElement(Part, props as object))}</Router>,
  )
}

/** The root of the guests' pages, as `app/(site)/[locale]/layout.tsx` has it, without bar and footer. */
async function guestsFrame(): Promise<(children: ReactNode) => ReactNode> {
  const [words, { Awake }] = await Promise.all([
    messages[`/messages/${locale}.json`]?.(),
    import('#components/site/awake.tsx'),
    import('#components/site/globals.css'),
  ])
  Object.assign(document.documentElement, { lang: locale, dir: languages[locale].direction })
  document.body.className = 'bg-paper text-ink'
  const set = words ? setMessages(words.default, locale) : null
  return (children) => (
    <NextIntlClientProvider locale={locale} messages={set} timeZone="Asia/Kolkata">
      <main id="text" tabIndex={-1}>
        {children}
      </main>
      <Awake />
    </NextIntlClientProvider>
  )
}

const me = { email: 'staff@dontali.example', role: 'owner', publishes: true } as const

/** The shell of the staff, as `app/(staff)/app/(shell)/layout.tsx` has it, and the parts of a screen with several. */
async function staffFrame(): Promise<(children: ReactNode) => ReactNode> {
  const [{ Shell }, { watchDecisions }, within] = await Promise.all([
    import('#components/staff/shell/shell.tsx'),
    import('#components/staff/kit/action/guarded.ts'),
    screenFrame(),
    import('#components/staff/globals.css'),
  ])
  Object.assign(document.documentElement, { lang: 'en-IN', dir: 'ltr' })
  document.body.className = 'bg-desk text-ink'
  watchDecisions()
  return (children) => (
    <Shell me={me} narrow={false} now={new Date().toISOString()} plate={null}>
      {within(children)}
    </Shell>
  )
}

/** The layouts of `app/(staff)/app/(shell)/money` and `rates`. */
async function screenFrame(): Promise<(children: ReactNode) => ReactNode> {
  if (location.pathname.startsWith('/app/money')) {
    const { MoneyTabs } = await import('#components/staff/money/money-tabs.tsx')
    return (children) => [<MoneyTabs key="tabs" />, children]
  }
  if (location.pathname.startsWith('/app/rates')) {
    const { RatesFrame } = await import('#components/staff/rates/rates-frame.tsx')
    return (children) => <RatesFrame>{children}</RatesFrame>
  }
  return (children) => children
}

await start()
