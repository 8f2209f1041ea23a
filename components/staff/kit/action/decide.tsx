'use client'

import { MenuItem } from '@headlessui/react'
import type { ComponentProps } from 'react'
import { Button } from '#components/ui/button.tsx'
import { usePress } from './use-press.ts'

type Decides = {
  /** What a press does; a button that sends its form needs none. */
  onPress?: (() => void) | undefined
  /** True while there's nothing to decide, or it's being carried out: a press does nothing then. */
  busy?: boolean | undefined
}

type DecideProps = Decides &
  Omit<ComponentProps<typeof Button>, 'onClick'> & {
    /** True for a decision with effects outside this screen, whose button is red. */
    grave?: boolean
  }

type PlainProps = Decides & Omit<ComponentProps<'button'>, 'onClick'>

/** A button that decides something, or asks about it first; it's guarded as usePress says. */
export function Decide({ onPress, busy, grave = false, ...button }: DecideProps) {
  const press = usePress(onPress, busy)
  if (!grave) return <Button {...button} {...press} />
  return (
    <Button
      {...button}
      className={`${graveLook} ${button.className ?? ''}`}
      kind="danger"
      {...press}
    />
  )
}

const graveLook = '!bg-red !text-cream hover:!bg-laterite-dark aria-disabled:opacity-60'

/** The same with a look of its own. */
export function PlainDecide({ onPress, busy, ...button }: PlainProps) {
  return <button type="button" {...button} {...usePress(onPress, busy)} />
}

/** The same in a menu, which closes first. */
export function DecideItem({ onPress, busy, disabled = false, ...button }: PlainProps) {
  // The menu gives the focus back as it closes; a dialog that opens after that keeps it.
  const press = usePress(() => setTimeout(() => onPress?.()), busy)
  return (
    <MenuItem disabled={disabled}>
      <button disabled={disabled} type="button" {...button} {...press} />
    </MenuItem>
  )
}
