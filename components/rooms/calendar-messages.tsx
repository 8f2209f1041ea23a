import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives what is in it the messages of the calendar, which opens later. */
export async function CalendarMessages({ children }: { children: ReactNode }) {
  const { calendar, common } = await getMessages()
  const { retry, nights, guests } = common
  return (
    <NextIntlClientProvider messages={{ calendar, common: { retry, nights, guests } }}>
      {children}
    </NextIntlClientProvider>
  )
}
