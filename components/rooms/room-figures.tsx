import type { ReactNode } from 'react'

type RoomPriceProps = { slug: string; from: string; perNight: string; otherwise?: ReactNode }

/**
 * The lowest price of a night in a room, with "from" where prices vary, from the staff's list: the pages are static, prices are not. Its space is
 * reserved until `room-figures-elements.ts` shows it; without it, or without JavaScript, it shows `otherwise`.
 */
export function RoomPrice({ slug, from, perNight, otherwise }: RoomPriceProps) {
  return (
    <room-price
      className="group block min-h-[46px] min-w-28 lg:min-h-[78px] lg:text-end"
      room={slug}
    >
      <p className="hidden items-baseline gap-2.5 group-data-[price=known]:flex lg:group-data-[price=known]:block">
        <span>
          <span className="me-1.5 hidden text-ink-2 text-sm group-data-[varies=yes]:inline">
            {from}
          </span>
          <Amount className="heading text-2xl leading-none" />
        </span>
        <span className="block text-xs text-ink-2 leading-snug lg:ms-auto lg:mt-1.5 lg:max-w-[9em]">
          {perNight}
        </span>
      </p>
      {otherwise && (
        <p className="hidden text-ink-2 text-sm no-script:block group-data-[price=none]:block">
          {otherwise}
        </p>
      )}
    </room-price>
  )
}

/** The same at the end of a row; on phones, below the row's words. */
export function RowPrice({ slug, from, perNight }: Omit<RoomPriceProps, 'otherwise'>) {
  return (
    <room-price className="group block" room={slug}>
      <span className="hidden text-ink-2 text-xs leading-snug group-data-[price=known]:block">
        <span className="me-1.5 hidden group-data-[varies=yes]:inline">{from}</span>
        <Amount className="heading text-ink text-lg" />
        <span className="sm:block max-sm:ms-1.5">{perNight}</span>
      </span>
    </room-price>
  )
}

/** The same in one line, for the card from which a room is booked. */
export function NightPrice({ slug, from, perNight, otherwise }: RoomPriceProps) {
  return (
    <room-price className="group block" room={slug}>
      <p className="hidden flex-wrap items-baseline gap-x-2 gap-y-1 text-ink-2 text-sm group-data-[price=known]:flex">
        <span className="hidden group-data-[varies=yes]:inline">{from}</span>
        <Amount className="heading text-2xl text-ink leading-none" />
        {perNight}
      </p>
      <p className="hidden text-ink-2 text-sm no-script:block group-data-[price=none]:block">
        {otherwise}
      </p>
    </room-price>
  )
}

type LowestPriceProps = { slug?: string; from: string; words: string }

/** The lowest rate of a room, or of all rooms, in a sentence such as "{amount} a night". */
export function LowestPrice({ slug, from, words }: LowestPriceProps) {
  const [before, after] = words.split('{amount}')
  return (
    <room-price className="group block" {...(slug && { room: slug })}>
      <p className="hidden text-xs text-ink-2 leading-tight group-data-[price=known]:block">
        <span className={slug ? 'hidden group-data-[varies=yes]:inline' : ''}>{from}</span>
        <span className="heading num block text-base text-ink">
          {before}
          <Amount />
          {after}
        </span>
      </p>
    </room-price>
  )
}

function Amount({ className = '' }: { className?: string }) {
  return (
    <bdi className={`num ${className}`} data-amount="" dir="ltr" suppressHydrationWarning>
      {''}
    </bdi>
  )
}
