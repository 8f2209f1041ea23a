'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { maxFilePassword } from '#lib/statements/schema/files.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
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
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const error = missing && !password ? 'Enter the password.' : undefined
  return (
    <Modal
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button form="file-password" kind="secondary" type="submit">
            Open the file
          </Button>
        </>
      }
      onClose={onClose}
      short
      title="This file has a password"
    >
      <form
        id="file-password"
        onSubmit={(event) => {
          event.preventDefault()
          if (password) onAnswer({ ...reading, password })
          else setMissing(true)
        }}
      >
        <p className="wrap-anywhere mb-5 text-ink-2">{reading.file.name}</p>
        <TypedField
          data-autofocus
          error={
            error ?? (isWrong && !password ? 'This password does not open the file.' : undefined)
          }
          help="Banks tell it in the mail with the file. It is not kept."
          id="file-password-text"
          label="Password"
          maxLength={maxFilePassword}
          onChange={setPassword}
          type="password"
          value={password}
        />
      </form>
    </Modal>
  )
}
