'use client'

import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { type Step, steps } from './draft.ts'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

type StepSectionProps = {
  form: NewBooking
  step: Step
  /** The words of what was chosen in it, or of what it is about. */
  said: string
  children: ReactNode
}

/** A step of a new booking on one sheet: open, done with what was chosen, or to come. A small screen shows the open one alone. */
export function StepSection({ form, step, said, children }: StepSectionProps) {
  const title = t(`steps.${step}`)
  const number = steps.indexOf(step) + 1
  const now = steps.indexOf(form.step) + 1
  const isOpen = number === now
  const isDone = number < now
  const section = useRef<HTMLElement>(null)
  // What was pressed is gone. The guest's step gives the focus to its field.
  useEffect(() => {
    if (isOpen && step !== 'guest') section.current?.focus()
  }, [isOpen, step])
  const look = isOpen
    ? 'border-hill bg-hill text-cream'
    : isDone
      ? 'border-leaf-tint bg-leaf-tint text-leaf'
      : 'border-line-control text-ink-2'
  return (
    <section
      aria-label={title}
      className={`border-rule outline-none lg:border-b lg:py-3.5 lg:last:border-b-0 ${isOpen ? '' : 'max-lg:hidden'}`}
      ref={section}
      tabIndex={-1}
    >
      <div className="flex min-h-9 items-center gap-3 max-lg:hidden">
        <span
          className={`num grid size-[26px] shrink-0 place-items-center rounded-full border-[1.5px] font-semibold text-sm ${look}`}
        >
          {isDone ? <Check aria-hidden="true" size={15} strokeWidth={2.6} /> : number}
        </span>
        <h3 className="font-semibold text-base">{title}</h3>
        {!isOpen && <p className="num min-w-0 flex-1 truncate text-ink-2">{said}</p>}
        {isDone && (
          <button
            aria-label={t('changeStep', { step: title })}
            className="-my-1 min-h-11 px-2.5 font-semibold text-lake"
            onClick={() => form.go(step)}
            type="button"
          >
            {t('change')}
          </button>
        )}
      </div>
      {isOpen && <div className="grid gap-4 lg:pt-3 lg:pb-1 lg:ps-[38px]">{children}</div>}
    </section>
  )
}
