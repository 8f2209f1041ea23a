'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { pressGuard } from '../action/press-guard.ts'
import { useGuardedChange, usePress } from '../action/use-press.ts'
import { CancelButton, Modal } from './modal.tsx'

type DecisionDialogProps = {
  title: string
  onClose: () => void
  /** The red button that confirms. */
  button: Pick<ComponentProps<typeof Button>, 'children' | 'form' | 'type'> & {
    busy?: boolean
    onPress?: () => void
  }
  children: ReactNode
}

/** The confirmation for an action with effects outside this screen. */
export function DecisionDialog({ title, onClose, button, children }: DecisionDialogProps) {
  const { busy, onPress, ...rest } = button
  const press = usePress(onPress, busy)
  useGuardedChange(title)
  // The second half of a double press that opened the question does not close it.
  const close = () => !pressGuard.wasPressed() && onClose()
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={close} />
          <Button
            className="!bg-red !text-cream hover:!bg-laterite-dark aria-disabled:opacity-60"
            kind="danger"
            {...rest}
            {...press}
          />
        </>
      }
      onClose={close}
      short
      title={title}
    >
      {children}
    </Modal>
  )
}
