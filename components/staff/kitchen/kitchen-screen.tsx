'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import type { DeskTodayInput, KitchenDay } from '#lib/desk/schema/today.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { addDays } from '#lib/shared/dates.ts'
import { ToastProvider } from '../kit/action/toast-provider.tsx'
import { useLogout } from '../kit/call/use-logout.ts'
import { Choices } from '../kit/form/choices.tsx'
import { ListFailed } from '../kit/list/list-states.tsx'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { wholeDay } from '../kit/words.ts'
import { KitchenNotes, Meals } from '../today/meals.tsx'

const t = staffWords('kitchen')

type KitchenScreenProps = { first: First<KitchenDay, DeskTodayInput>; name: string }

/** All that the kitchen sees: what is cooked today and tomorrow, and for whom it's cooked differently. */
export function KitchenScreen(props: KitchenScreenProps) {
  return (
    <ToastProvider>
      <Kitchen {...props} />
    </ToastProvider>
  )
}

function Kitchen({ first, name }: KitchenScreenProps) {
  const [when, setWhen] = useState<'today' | 'tomorrow'>('today')
  const day = when === 'today' ? null : addDays(first.value.today, 1)
  const { value, loading, failed, refresh } = useAnswer(reading('GET kitchen'), { day }, first, {
    topics: [],
  })
  const logout = useLogout()
  return (
    <>
      <header className="no-print flex min-h-[60px] flex-wrap items-center gap-x-3 border-edge border-b px-4 lg:px-8">
        <h1 className="heading me-auto text-lg lg:text-xl">{t('title')}</h1>
        <span className="text-ink-2 text-sm max-sm:hidden">{name}</span>
        <Button kind="quiet" onClick={() => void logout()} size="small">
          <LogOut aria-hidden="true" size={18} />
          {t('signOut')}
        </Button>
      </header>
      <main aria-busy={loading} className="mx-auto grid w-full max-w-[1100px] gap-4 p-4 lg:p-8">
        {failed && <ListFailed className="" onRetry={refresh} stale />}
        <Choices
          className="grid-cols-2 sm:max-w-[360px]"
          id="day"
          legend={wholeDay(value.day)}
          onChange={setWhen}
          options={[
            ['today', t('today')],
            ['tomorrow', t('tomorrow')],
          ]}
          value={when}
        />
        <Meals today={value} />
        <KitchenNotes stays={value.eating} />
        <p className="text-ink-2 text-sm">{t('note')}</p>
      </main>
    </>
  )
}
