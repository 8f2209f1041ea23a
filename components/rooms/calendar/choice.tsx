'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SaidWords, saidLook } from './said-words.tsx'
import { type ChoiceProps, toldStay, useSaid } from './use-said.ts'
import { useTotal } from './use-total.ts'

type ChosenStayProps = ChoiceProps & {
  /** The room's name in the staff's list of rooms. */
  room: string
  /** The action for the chosen stay; null while it is not whole. */
  take: ReactNode
}

/** The chosen stay with its whole price, or what is to be chosen next, and the action. Always in view. */
export function ChosenStay(props: ChosenStayProps) {
  const { room, choice, known, party } = props
  const said = useSaid(props, useTotal(room, toldStay(choice, known.nights), party))
  return (
    <footer
      className={`flex min-h-24 items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 max-md:min-h-46 max-md:flex-col max-md:items-stretch max-md:pb-[max(18px,env(safe-area-inset-bottom))] md:px-10 md:py-4.5 md:[&>:is(a,button)]:shrink-0 md:[&>:is(a,button)]:whitespace-nowrap ${saidLook(said)}`}
    >
      <SaidWords said={said} />
      <Action {...props} />
    </footer>
  )
}

function Action({ known, choice, take }: ChosenStayProps) {
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
