'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type EditFormProps = {
  id?: string
  /** The number of attempts that {@link useEditForm} returns. */
  tries: number
  onSave: () => void
  className?: string
  children: ReactNode
}

/** The form of {@link useEditForm}. After an attempt to save it, the first wrong field gets the focus. */
export function EditForm({ tries, onSave, children, ...rest }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
      ref={form}
      {...rest}
    >
      {children}
    </form>
  )
}
