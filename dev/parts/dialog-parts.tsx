'use client'

import { type ReactNode, useState } from 'react'
import { DoneElsewhere } from '#components/staff/booking/elsewhere.tsx'
import { Decide } from '#components/staff/kit/action/decide.tsx'
import { ToastProvider } from '#components/staff/kit/action/toast-provider.tsx'
import { Undo } from '#components/staff/kit/action/undo.tsx'
import { AskDialog } from '#components/staff/kit/dialog/ask-dialog.tsx'
import { Modal } from '#components/staff/kit/dialog/modal.tsx'
import { Failed } from '#components/staff/kit/form/failed.tsx'
import { FormDialog } from '#components/staff/kit/form/form-dialog.tsx'
import { useToast } from '#components/staff/kit/toast/toast.ts'
import { Button } from '#components/ui/button.tsx'
import { FileButton } from '#components/ui/file-button.tsx'
import { FilePreview } from '#components/ui/file-preview.tsx'
import { notDone } from '#components/ui/say-why.ts'
import { Specimen, State } from '#dev/frame.tsx'
import { Refusal } from '#lib/shared/refusal.ts'
import { fileSize } from '#lib/shared/size.ts'
import { long } from './long.ts'

/** The parts shown over a page of the staff, and the file input. */
export function DialogParts() {
  return (
    <ToastProvider>
      <Dialogs />
      <Toasts />
      <Decisions />
      <FileButtons />
      <Outcomes />
    </ToastProvider>
  )
}

type OpenerProps = { name: string; children: (close: () => void) => ReactNode }

function Opener({ name, children }: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)} size="small">
        {name}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

const questions = [
  { name: 'Plain', onAnswer: () => undefined },
  {
    name: 'Grave, with fields',
    grave: true,
    fields: {
      because: { label: 'Why', options: [['', 'Not said'] as const] },
      reason: { label: 'Reason', help: long.sentence, needed: 'Give a reason.' },
      words: { label: 'Words for the guest', words: true },
    },
    onAnswer: () => undefined,
  },
  { name: 'Busy once it is pressed', grave: true, onAnswer: () => new Promise(() => undefined) },
  {
    name: 'Refused',
    failed: 'Nothing was deleted.',
    onAnswer: () => Promise.reject(new Refusal('changed_meanwhile')),
  },
]

function Dialogs() {
  return (
    <>
      <Specimen name="Modal">
        <Opener name="A form">
          {(close) => (
            <Modal footer={<Button onClick={close}>Save</Button>} onClose={close} title="Room">
              Its fields.
            </Modal>
          )}
        </Opener>
        <Opener name="Short">
          {(close) => (
            <Modal footer={<Button onClick={close}>OK</Button>} onClose={close} short title="Room">
              One question.
            </Modal>
          )}
        </Opener>
        <Opener name="Long words, many of them">
          {(close) => (
            <Modal footer={<Button onClick={close}>Save</Button>} onClose={close} title={long.name}>
              {long.sentence.repeat(40)}
            </Modal>
          )}
        </Opener>
      </Specimen>
      <Specimen name="FormDialog">
        {[
          { name: 'Normal', form: { busy: false, failure: null } },
          { name: 'Busy', form: { busy: true, failure: null } },
          { name: 'Failed', form: { busy: false, failure: notDone(long.sentence) } },
        ].map(({ name, form }) => (
          <Opener key={name} name={name}>
            {(close) => (
              <FormDialog
                button="Save"
                failed="Not saved"
                form={{ ...form, tries: 0, save: async () => true }}
                onClose={close}
                onDone={close}
                title="Bill it to a firm"
              >
                Its fields.
              </FormDialog>
            )}
          </Opener>
        ))}
      </Specimen>
      <Specimen name="AskDialog">
        {questions.map(({ name, ...question }) => (
          <Opener key={name} name={name}>
            {(close) => (
              <AskDialog {...question} button="Void payment" onClose={close} title="Void ₹4,000">
                It stays in the list, struck out.
              </AskDialog>
            )}
          </Opener>
        ))}
      </Specimen>
    </>
  )
}

function Toasts() {
  const toast = useToast()
  const states = [
    { name: 'Success', toast: { tone: 'success', text: 'Saved.' } },
    { name: 'Error', toast: { tone: 'error', text: 'The server did not answer.' } },
    {
      name: 'With undo',
      toast: {
        tone: 'success',
        text: 'D7K-3MX is verified.',
        undo: { ms: 10_000, run: () => undefined },
      },
    },
    {
      name: 'With a link',
      toast: {
        tone: 'error',
        text: 'The UTR was verified before.',
        link: { to: '/app/bookings', text: 'Look at D7K-3MX' },
      },
    },
    { name: 'Long words', toast: { tone: 'error', text: long.sentence } },
  ] as const
  const [until] = useState(() => performance.now() + 10_000)
  return (
    <Specimen name="Toast, Undo">
      {states.map(({ name, toast: state }) => (
        <Button key={name} kind="outline" onClick={() => toast(state)} size="small">
          {name}
        </Button>
      ))}
      <State name="Undo">
        <Undo onPress={() => undefined} undo={{ until, run: () => undefined }} />
      </State>
    </Specimen>
  )
}

function Decisions() {
  const nothing = () => undefined
  const kinds = ['secondary', 'outline', 'quiet'] as const
  return (
    <Specimen name="Decide">
      {kinds.map((kind) => (
        <State key={kind} name={kind}>
          <Decide kind={kind} onPress={nothing}>
            Verify
          </Decide>
          <Decide busy kind={kind} onPress={nothing}>
            Verifying...
          </Decide>
        </State>
      ))}
      <State name="grave">
        <Decide grave onPress={nothing}>
          Delete
        </Decide>
        <Decide busy grave onPress={nothing}>
          Deleting...
        </Decide>
      </State>
    </Specimen>
  )
}

function FileButtons() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <Specimen name="FileButton and FilePreview">
      <State name={file ? `${file.name}, ${fileSize(file.size)}` : 'Nothing is chosen'}>
        <FileButton accept="image/*" onChoose={setFile}>
          Choose a picture
        </FileButton>
      </State>
      {file && (
        <State name="FilePreview">
          <FilePreview alt="The chosen picture" className="max-h-40" file={file} />
        </State>
      )}
    </Specimen>
  )
}

function Outcomes() {
  const nothing = () => undefined
  return (
    <Specimen name="DoneElsewhere, Failed">
      <State name="With both ways on" wide>
        <DoneElsewhere by="desk@dontali.example" id="a" onNext={nothing} onShow={nothing}>
          Payment verified by desk@dontali.example a moment ago
        </DoneElsewhere>
      </State>
      <State name="Long" wide>
        <DoneElsewhere by={undefined} id="b">
          {long.sentence}
        </DoneElsewhere>
      </State>
      <State name="Failed" wide>
        <Failed title="Nothing is changed" why={notDone('This stay has begun.')} />
      </State>
    </Specimen>
  )
}
