import type { ReactNode } from 'react'
import { StripField } from './strip-field.tsx'

type StayDatesProps = {
  words: { checkIn: string; checkOut: string }
  /** Another way to choose them, which stands at the end of the second. */
  children: ReactNode
}

/**
 * The two dates of the strip. The page is static and cannot know today's date, so `stay-dates-element.ts` fills in
 * the coming weekend; without JavaScript the fields are the browser's own.
 */
export function StayDates({ words, children }: StayDatesProps) {
  return (
    <stay-dates className="contents">
      <StripField label={words.checkIn}>
        <DateInput name="checkIn" />
      </StripField>
      <div className="relative grid">
        <StripField label={words.checkOut}>
          <span className="block pe-8">
            <DateInput name="checkOut" />
          </span>
        </StripField>
        {children}
      </div>
    </stay-dates>
  )
}

/** The browser's date field; while it has no focus, the date is shown over it in words. */
function DateInput({ name }: { name: string }) {
  return (
    <span className="group relative block">
      <input
        className="date-in-words peer w-full bg-transparent font-semibold text-base leading-[1.4] outline-none group-data-worded:not-focus:opacity-0"
        name={name}
        type="date"
      />
      <span
        aria-hidden="true"
        className="num pointer-events-none absolute inset-0 font-semibold text-base leading-[1.4] peer-focus:invisible"
        suppressHydrationWarning
      >
        {''}
      </span>
    </span>
  )
}
