'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocale } from '#lib/i18n/navigation.tsx'
import { formatRupees } from '#lib/shared/money.ts'
import { slugOf } from '#lib/shared/text.ts'
import { roomRates } from './room-rates.ts'

type RoomPriceProps = { room: string; perNight: string; otherwise?: ReactNode }

/**
 * The price of a night in a room, from the staff's list: the pages are static, prices are not. Its space is
 * reserved while it loads; without it, or without JavaScript, it shows `otherwise`.
 */
export function RoomPrice({ room, perNight, otherwise }: RoomPriceProps) {
  const locale = useLocale()
  const rates = useSyncExternalStore(roomRates.subscribe, roomRates.now, roomRates.onServer)
  const paise = rates?.get(slugOf(room))
  return (
    <p className="min-h-[46px] min-w-28 md:min-h-[78px] md:text-end">
      {paise !== undefined && (
        <span className="flex items-baseline gap-2.5 md:block">
          <bdi className="num heading text-2xl leading-none" dir="ltr">
            {formatRupees(paise, locale)}
          </bdi>
          <span className="block text-xs text-ink-2 leading-snug md:ms-auto md:mt-1.5 md:max-w-[9em]">
            {perNight}
          </span>
        </span>
      )}
      {paise === undefined && otherwise && (
        <span className={`text-ink-2 text-sm ${rates ? 'block' : 'hidden no-script:block'}`}>
          {otherwise}
        </span>
      )}
    </p>
  )
}

/** The lowest rate of all rooms, in a sentence such as "{amount} a night". */
export function LowestPrice({ from, words }: { from: string; words: string }) {
  const locale = useLocale()
  const rates = useSyncExternalStore(roomRates.subscribe, roomRates.now, roomRates.onServer)
  if (!rates?.size) return null
  const amount = formatRupees(Math.min(...rates.values()), locale)
  return (
    <p className="text-xs text-ink-2 leading-tight">
      {from}
      <span className="heading num block text-base text-ink">
        {words.replace('{amount}', amount)}
      </span>
    </p>
  )
}
