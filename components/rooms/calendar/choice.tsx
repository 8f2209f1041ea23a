'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Button } from '#components/ui/button.tsx'
import { CheckIcon, CloseIcon, TriangleAlertIcon } from '#components/ui/icons.tsx'
import { calendarDaysAhead } from '#lib/booking/rules.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import type { useNights } from './use-nights.ts'

type ChoiceProps = {
  name: string
  ratePaise: number | undefined
  nights: ReturnType<typeof useNights>
  /** The chosen day. */
  day: IsoDate | null
  /** The actions for the chosen day: `take` if it is free, `near` if it is not. */
  take: ReactNode
  near: ReactNode
}

const tones = {
  plain: { look: 'bg-rice text-ink-2', Icon: null },
  good: { look: 'bg-leaf-tint text-leaf', Icon: CheckIcon },
  taken: { look: 'bg-red-tint text-red', Icon: CloseIcon },
  trouble: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: TriangleAlertIcon },
} as const

type Said = { tone: keyof typeof tones; text: string; more?: string; action?: ReactNode }

/** The state of the chosen day, or of the calendar, and the next action. Always in view. */
export function Choice(props: ChoiceProps) {
  const { tone, text, more, action } = useSaid(props)
  const { look, Icon } = tones[tone]
  return (
    <footer
      className={`flex min-h-21 items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 max-md:flex-col max-md:items-stretch max-md:pb-[max(18px,env(safe-area-inset-bottom))] md:px-10 md:py-4.5 md:[&>:is(a,button)]:shrink-0 md:[&>:is(a,button)]:whitespace-nowrap ${look}`}
    >
      <div className="flex items-start gap-2.5 leading-snug" role="status">
        {Icon && <Icon className="mt-px" size={22} />}
        <p>
          <span className={tone === 'plain' ? '' : 'font-semibold'}>{text}</span>
          {more && <span className="block text-sm">{more}</span>}
        </p>
      </div>
      {action}
    </footer>
  )
}

function useSaid({ name, ratePaise, nights, day, take, near }: ChoiceProps): Said {
  const t = useTranslations('calendar')
  const common = useTranslations('common')
  const { money, dayInSentence } = useFormats()
  if (nights.loading) return { tone: 'plain', text: t('loading') }
  if (nights.failed) {
    const again = (
      <Button
        kind="outline"
        onClick={({ currentTarget }) => {
          // The button disappears, so the focus goes to the day that Tab reaches.
          const days = currentTarget.closest('dialog')
          days?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
          nights.retry()
        }}
      >
        {common('retry')}
      </Button>
    )
    return { tone: 'trouble', text: t('error'), action: again }
  }
  const state = day && nights.stateOf(day)
  const date = day ? dayInSentence(day) : ''
  const words = { room: name, date }
  if (state === 'available') {
    const rate = ratePaise === undefined ? {} : { more: t('rate', { amount: money(ratePaise) }) }
    return { tone: 'good', text: t('selected.available', words), ...rate, action: take }
  }
  if (state === 'unavailable') {
    return { tone: 'taken', text: t('selected.unavailable', words), action: near }
  }
  return nights.allTaken
    ? { tone: 'trouble', text: t('allTaken', { calendarDaysAhead }) }
    : { tone: 'plain', text: t('pick') }
}
