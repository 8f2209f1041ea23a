'use client'

import { maxFilePassword } from '#lib/statements/schema/files.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import type { Reading } from './use-reading.ts'

type PasswordDialogProps = {
  reading: Reading
  /** True if a password was given that does not open the file. */
  isWrong: boolean
  onAnswer: (reading: Reading) => void
  onClose: () => void
}

/** Asks for the password of a file. It goes to the server with the file and is kept nowhere. */
export function PasswordDialog({ reading, isWrong, onAnswer, onClose }: PasswordDialogProps) {
  const password = {
    label: 'Password',
    help: 'Banks tell it in the mail with the file. It is not kept.',
    maxLength: maxFilePassword,
    type: 'password',
    needed: 'Enter the password.',
    fault: isWrong ? 'This password does not open the file.' : undefined,
  } as const
  return (
    <AskDialog
      button="Open the file"
      fields={{ password }}
      onAnswer={(answers) => onAnswer({ ...reading, password: answers.password })}
      onClose={onClose}
      title="This file has a password"
    >
      <p className="wrap-anywhere text-ink-2">{reading.file.name}</p>
    </AskDialog>
  )
}
