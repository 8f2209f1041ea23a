'use client'

import type { InputHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'

type FileButtonProps = InputHTMLAttributes<HTMLInputElement> & {
  onChoose: (file: File) => void
  kind?: ButtonLook['kind']
}

/** A file input that looks like a button with `children` on it; other attributes go to the input. */
export function FileButton({
  onChoose,
  kind = 'outline',
  className = '',
  children,
  ...rest
}: FileButtonProps) {
  return (
    <label
      className={`${buttonClass({ kind, size: 'small' })} has-focus-visible:outline-3 has-focus-visible:outline-hill has-focus-visible:outline-offset-2 ${className}`}
    >
      {children}
      <input
        {...rest}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // Allows choosing the same file again, after it was removed or changed.
          target.value = ''
        }}
        type="file"
      />
    </label>
  )
}
