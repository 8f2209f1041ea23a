import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A button that shows only an icon; `label` is its name, for screen readers. */
export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return (
    <button
      aria-label={label}
      className={`grid place-items-center ${className}`}
      type="button"
      {...button}
    />
  )
}
