'use client'

import { useState } from 'react'
import { EditForm } from '#components/staff/edit-form.tsx'
import { ChosenField, TypedField } from '#components/staff/form-fields.tsx'
import { TakeOrSaveOver } from '#components/staff/take-or-save-over.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const options = [
  ['4', '4 stars'],
  ['5', '5 stars'],
] as const

/** The parts of the staff's forms. */
export function FormParts() {
  const [text, setText] = useState('4000')
  const [choice, setChoice] = useState('4')
  const typed = { label: 'Amount', value: text, onChange: setText }
  const chosen = { label: 'Stars', options, value: choice, onChange: setChoice }
  return (
    <Specimen name="EditForm, TypedField, ChosenField, TakeOrSaveOver">
      <State name="Normal">
        <EditForm className="grid gap-4" onSave={() => undefined} tries={0}>
          <TypedField help="For a night." id="form-typed" {...typed} />
          <ChosenField id="form-chosen" {...chosen} />
        </EditForm>
      </State>
      <State name="Wrong">
        <EditForm className="grid gap-4" onSave={() => undefined} tries={0}>
          <TypedField error="Enter an amount." id="form-typed-wrong" {...typed} />
          <ChosenField error={long.sentence} id="form-chosen-wrong" {...chosen} />
        </EditForm>
      </State>
      <State name="Changed meanwhile">
        <TakeOrSaveOver onSaveOver={() => undefined} onTake={() => undefined} />
      </State>
    </Specimen>
  )
}
