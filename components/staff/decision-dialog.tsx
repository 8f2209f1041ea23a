import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Modal } from './modal.tsx'

type DecisionDialogProps = {
  title: string
  onClose: () => void
  /** The red button, which does it. */
  button: ComponentProps<typeof Button>
  children: ReactNode
}

/** Asks once more before something that is felt elsewhere. */
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
