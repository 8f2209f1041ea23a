'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useToday } from '#components/booking/use-clock.ts'
import { SiteLink } from '#components/farm/site-link.tsx'
import { daysAhead, usefulStart } from '#components/rooms/calendar/days.ts'
import { Months } from '#components/rooms/calendar/months.tsx'
import { SaidWords, saidLook } from '#components/rooms/calendar/said-words.tsx'
import { nothingChosen, takenNight } from '#components/rooms/calendar/stay-choice.ts'
import { useNights } from '#components/rooms/calendar/use-nights.ts'
import { usePick } from '#components/rooms/calendar/use-pick.ts'
import { toldStay, useSaid } from '#components/rooms/calendar/use-said.ts'
import { useTotal } from '#components/rooms/calendar/use-total.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { mustCallFirst } from '#lib/booking/rules/stay-problems.ts'
import type { IsoDate } from '#lib/shared/dates.ts'
import { toPaise } from '#lib/shared/money.ts'
import { useRoomStay } from './room-stay.tsx'

/** The calendar of the room, in the page. The page is static and can't know which day it is, so the days come with the scripts. */
export function Nights() {
  const today = useToday()
  return (
    <div className="@container mt-4 [--edge:0px]">
      {today ? <KnownNights today={today} /> : <Place />}
    </div>
  )
}

function KnownNights({ today }: { today: IsoDate }) {
  const common = useTranslations('common')
  const range = daysAhead(today)
  const { room, name, choice, choose, guests, quote } = useRoomStay()
  const known = useNights(room, range)
  const { told, tell, pick } = usePick(known, choice, choose)
  const { nights } = known
  // The nights of a link may be taken by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is chosen among these nights
  useEffect(() => {
    const taken = takenNight(choice, nights)
    if (!taken) return
    choose(nothingChosen)
    tell(taken)
  }, [nights])
  const party = { guests, code: '' }
  const shortest = useTotal(room, choice.checkOut ? nothingChosen : toldStay(choice, nights), party)
  const total = choice.checkOut ? quote && toPaise(quote.total) : shortest
  const said = useSaid({ name, known, choice, party, told }, total)
  const callsFirst = mustCallFirst(today, new Date())
  return (
    <>
      <Months
        onPick={pick}
        range={range}
        sight={{ known, choice, today, callsFirst }}
        start={choice.checkIn ?? usefulStart(today)}
      />
      <div
        className={`mt-2 flex min-h-18 flex-wrap items-center justify-between gap-3 rounded-control px-4 py-3 ${saidLook(said)}`}
      >
        <SaidWords said={said} />
        {known.failed && (
          <Button kind="outline" onClick={known.retry}>
            {common('retry')}
          </Button>
        )}
      </div>
    </>
  )
}

const days = Array.from({ length: 35 }, (_, at) => at)

/** What is in the place of the calendar before it comes; without scripts, the way to the booking form. */
function Place() {
  const t = useTranslations('stay.room')
  const { form } = useRoomStay()
  return (
    <div className="min-h-[652px] no-script:min-h-0 @2xl:min-h-[632px]">
      <div
        aria-hidden="true"
        className="grid gap-x-6 pt-16 no-script:hidden @2xl:grid-cols-2 @2xl:pt-28"
      >
        {[1, 2].map((month) => (
          <div
            className={`grid grid-cols-7 gap-1 ${month === 2 ? '@max-2xl:hidden' : ''}`}
            key={month}
          >
            {days.map((day) => (
              <span className="h-14 rounded-control bg-rice" key={day} />
            ))}
          </div>
        ))}
      </div>
      <SiteLink
        className={`${buttonClass({ kind: 'secondary' })} hidden! no-script:inline-flex!`}
        href={form}
      >
        {t('check')}
      </SiteLink>
    </div>
  )
}
