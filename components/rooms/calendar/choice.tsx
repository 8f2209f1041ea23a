'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { CheckIcon, CloseIcon, TriangleAlertIcon } from '#components/ui/icons.tsx'
import { type ChoiceProps, useSaid } from './use-said.ts'

const tones = {
  plain: { look: 'bg-rice text-ink-2', Icon: null },
  good: { look: 'bg-leaf-tint text-leaf', Icon: CheckIcon },
  taken: { look: 'bg-red-tint text-red', Icon: CloseIcon },
  trouble: { look: 'bg-turmeric-tint text-turmeric-ink', Icon: TriangleAlertIcon },
} as const

/** The chosen stay with its whole price, or what is to be chosen next, and the action. Always in view. */
export function ChosenStay(props: ChoiceProps) {
  const { tone, text, more } = useSaid(props)
  const { look, Icon } = tones[tone]
  return (
    <footer
      className={`flex min-h-24 items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 max-md:min-h-46 max-md:flex-col max-md:items-stretch max-md:pb-[max(18px,env(safe-area-inset-bottom))] md:px-10 md:py-4.5 md:[&>:is(a,button)]:shrink-0 md:[&>:is(a,button)]:whitespace-nowrap ${look}`}
    >
      <div className="flex items-start gap-2.5 leading-snug" role="status">
        {Icon && <Icon className="mt-px" size={22} />}
        <p>
          <span className={tone === 'plain' ? '' : 'font-semibold'}>{text}</span>
          {more && <span className="block text-sm">{more}</span>}
        </p>
      </div>
      <Action {...props} />
    </footer>
  )
}

function Action({ known, choice, take }: ChoiceProps) {
  const t = useTranslations('calendar')
  const common = useTranslations('common')
  if (known.failed) {
    return (
      <Button
        kind="outline"
        onClick={({ currentTarget }) => {
          // The button disappears, so the focus goes to the day that Tab reaches.
          const days = currentTarget.closest('dialog')
          days?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
          known.retry()
        }}
      >
        {common('retry')}
      </Button>
    )
  }
  return take ?? <Button disabled>{t(choice.checkIn ? 'chooseDeparture' : 'chooseArrival')}</Button>
}
