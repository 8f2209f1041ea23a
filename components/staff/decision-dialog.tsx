import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Modal } from './modal.tsx'

type DecisionDialogProps = {
  title: string
  onClose: () => void
  /** The red button that confirms. */
  button: ComponentProps<typeof Button>
  children: ReactNode
}

/** The confirmation for an action with effects outside this screen. */
export function DecisionDialog({ title, onClose, button, children }: DecisionDialogProps) {
  return (
    <Modal
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            className="!bg-red !text-cream hover:!bg-laterite-dark"
            kind="danger"
            {...button}
          />
        </>
      }
      onClose={onClose}
      short
      title={title}
    >
      {children}
    </Modal>
  )
}
