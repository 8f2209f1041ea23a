import type { ButtonHTMLAttributes, Ref } from 'react'

const kinds = {
  /** The one primary action of a view. */
  primary: 'border-transparent bg-laterite text-cream hover:bg-laterite-dark',
  secondary: 'border-transparent bg-lake text-cream hover:bg-lake-dark',
  outline: 'border-line-control bg-transparent text-ink hover:bg-rice',
  /** A secondary action on the dark hill background. */
  ghost: 'border-cream/80 bg-transparent text-cream hover:bg-cream/10',
  quiet: 'border-transparent bg-transparent text-lake hover:bg-rice',
  danger: 'border-red bg-transparent text-red hover:bg-red-tint',
} as const

const filledOff = 'disabled:border-transparent disabled:bg-line disabled:text-ink-2'
const emptyOff = 'disabled:border-line disabled:bg-transparent disabled:text-ink-3'

/** The looks of disabled buttons: only a filled one stays filled. */
const off = {
  primary: filledOff,
  secondary: filledOff,
  outline: emptyOff,
  ghost: filledOff,
  quiet: 'disabled:bg-transparent disabled:text-ink-3',
  danger: emptyOff,
} as const satisfies Record<keyof typeof kinds, string>

const sizes = {
  medium: 'min-h-12 px-[22px] text-md',
  small: 'min-h-11 px-4 text-sm',
  large: 'min-h-14 px-7 text-base',
} as const

export type ButtonLook = {
  kind?: keyof typeof kinds
  size?: keyof typeof sizes
  wide?: boolean
}

/** Returns the classes of a button, also for links that look like one. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook = {}) {
  return [
    'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-[1.5px]',
    'text-center font-semibold font-text leading-tight no-underline transition-colors duration-[120ms]',
    'disabled:cursor-not-allowed',
    off[kind],
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-ink-2',
    kinds[kind],
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ')
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & { ref?: Ref<HTMLButtonElement> }

/** A button; it submits only with `type="submit"`. */
export function Button({
  kind,
  size,
  wide,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = buttonClass({
    ...(kind && { kind }),
    ...(size && { size }),
    ...(wide !== undefined && { wide }),
  })
  return <button className={`${look} ${className}`} type={type} {...rest} />
}
