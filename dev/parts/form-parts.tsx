'use client'

import { useState } from 'react'
import { AgreedPrice } from '#components/staff/booking/agreed-price.tsx'
import { LetterPreview } from '#components/staff/booking/letter-preview.tsx'
import { Choices } from '#components/staff/kit/form/choices.tsx'
import { EditForm } from '#components/staff/kit/form/edit-form.tsx'
import { ChosenField, TypedField } from '#components/staff/kit/form/form-fields.tsx'
import { TakeOrSaveOver } from '#components/staff/kit/form/take-or-save-over.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const options = [
  ['4', '4 stars'],
  ['5', '5 stars'],
] as const

/** The parts of the staff's forms. */
export function FormParts() {
  return (
    <>
      <Fields />
      <Agreed />
      <Letter />
    </>
  )
}

function Agreed() {
  const [price, setPrice] = useState('9000')
  const [reason, setReason] = useState('')
  return (
    <Specimen name="AgreedPrice">
      <State name="Without its reason">
        <AgreedPrice
          price={{ id: 'form-price', value: price, onChange: setPrice }}
          quoted={9440}
          reason={{ id: 'form-reason', value: reason, onChange: setReason, error: long.sentence }}
        />
      </State>
    </Specimen>
  )
}

const letter = { direction: 'ltr', email: 'asha@example.com', locale: 'fr' } as const

function Letter() {
  return (
    <Specimen name="LetterPreview">
      <State name="In another language">
        <LetterPreview
          fullName={long.name}
          letter={{ ...letter, english: [long.sentence], own: ['Bonjour'] }}
        />
      </State>
    </Specimen>
  )
}

function Fields() {
  const [text, setText] = useState('4000')
  const [choice, setChoice] = useState('4')
  const typed = { label: 'Amount', value: text, onChange: setText }
  const chosen = { label: 'Stars', options, value: choice, onChange: setChoice }
  return (
    <Specimen name="EditForm, TypedField, ChosenField, Choices, TakeOrSaveOver">
      <State name="Normal">
        <EditForm className="grid gap-4" onSave={() => undefined} tries={0}>
          <TypedField help="For a night." id="form-typed" {...typed} />
          <ChosenField id="form-chosen" {...chosen} />
          <Choices
            help={long.sentence}
            id="form-choices"
            legend="Stars"
            onChange={setChoice}
            options={options}
            value={choice}
          />
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
