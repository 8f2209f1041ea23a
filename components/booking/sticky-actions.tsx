'use client'

import type { ReactNode } from 'react'

type Props = {
  /** The label and the value beside the button on phones. */
  caption?: ReactNode
  value?: ReactNode
  /** The explanation of the button, or the reason why it is disabled. */
  note?: ReactNode
  /** The question that the buttons answer, above them. */
  question?: ReactNode
  children: ReactNode
}

/** The step's buttons: below it, and on phones fixed at the lower edge. */
export function StickyActions({ caption, value, note, question, children }: Props) {
  return (
    <div className="mt-7 max-md:contents">
      {note && (
        <p className="mt-5 text-ink-2 text-sm md:hidden" id="booking-submit-note">
          {note}
        </p>
      )}
      <div
        className="z-20 max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:mt-4 max-md:border-line max-md:border-t max-md:bg-card max-md:px-5 max-md:py-2.5"
        data-docked=""
      >
        <p className="font-semibold text-md not-empty:mb-2" role="status">
          {question}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:flex-nowrap max-md:justify-end max-md:gap-x-3 max-md:[&>:is(a,button)]:px-4 max-md:[&>button:has(+button)]:flex-1">
          {caption && (
            <p className="flex-1 text-ink-2 text-xs leading-snug md:hidden">
              {caption}
              <span className="block heading font-semibold text-ink text-lg">{value}</span>
            </p>
          )}
          {children}
          {note && (
            <p aria-hidden="true" className="max-w-[25em] text-ink-2 text-sm max-md:hidden">
              {note}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
