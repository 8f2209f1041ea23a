'use client'

import { type FormEvent, type InvalidEvent, type ReactNode, useState } from 'react'
import type messages from '#messages/en.json'

type NewsletterProps = {
  words: typeof messages.footer.newsletter
  /** The text after submitting: that nothing was sent, and how to reach the farm. */
  result: ReactNode
}

/** The newsletter form of the specification: it validates the address, sends nothing, and says so. */
export function Newsletter({ words, result }: NewsletterProps) {
  const [state, setState] = useState<'idle' | 'errorEmpty' | 'errorInvalid' | 'done'>('idle')
  const wrong = state === 'errorEmpty' || state === 'errorInvalid'

  const refuse = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault()
    setState(event.currentTarget.validity.valueMissing ? 'errorEmpty' : 'errorInvalid')
    event.currentTarget.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setState('done')
  }

  return (
    // Outside a dialog this method sends nothing, even without JavaScript.
    <form method="dialog" onSubmit={submit}>
      <label className="mb-1.5 block font-semibold text-sm" htmlFor="newsletter-email">
        {words.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          aria-describedby="newsletter-state"
          aria-invalid={wrong || undefined}
          autoComplete="email"
          className="min-h-12 min-w-0 flex-[1_1_12.5rem] rounded-control border-[1.5px] border-cream/55 bg-transparent px-4 text-base text-cream placeholder:text-cream/65 aria-invalid:border-turmeric"
          dir="ltr"
          id="newsletter-email"
          name="email"
          onInvalid={refuse}
          placeholder={words.placeholder}
          required
          type="email"
        />
        <button
          className="min-h-12 rounded-control bg-cream px-5 font-semibold text-md text-ink transition-colors hover:bg-white"
          type="submit"
        >
          {words.button}
        </button>
      </div>
      <p
        className="mt-2 text-xs text-turmeric-tint leading-snug empty:hidden"
        id="newsletter-state"
        role="status"
      >
        {wrong && words[state]}
        {state === 'done' && result}
      </p>
    </form>
  )
}
