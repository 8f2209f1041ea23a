'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type EditFormProps = {
  id?: string
  /** The count of tries that {@link useEditForm} gives. */
  tries: number
  onSave: () => void
  className?: string
  children: ReactNode
}

/** Draws the form of {@link useEditForm}. After a try to save it, the first field that is wrong gets the focus. */
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
