'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type messages from '#messages/en.json'
import { type Message, mailLink, messageText, whatsappLink } from './message.ts'

type Words = typeof messages.contact.form
type Required = 'name' | 'email' | 'message'
type ContactFormProps = { words: Words; optional: string; resultText: ReactNode }

/**
 * The contact form of the specification: it sends no request. Its button offers the visitor's own mail program
 * or WhatsApp with the text filled in, and says that nothing has been sent.
 */
export function ContactForm({ words, optional, resultText }: ContactFormProps) {
  const [wrong, setWrong] = useState<Required[]>([])
  // The message as one text, once it has been submitted.
  const [offered, setOffered] = useState('')
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (offered) result.current?.focus()
  }, [offered])

  const change = (name: keyof Message) => {
    setWrong(wrong.filter((field) => field !== name))
    setOffered('')
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = (['name', 'email', 'message'] as const).filter((name) => !isFilled(form, name))
    setWrong(fields)
    if (fields[0]) control(form, fields[0]).focus()
    else setOffered(messageText(Object.fromEntries(new FormData(form)) as Message))
  }
  const error = (name: Required) => wrong.includes(name) && words.error[name]

  return (
    // Outside a dialog this method sends nothing, even without JavaScript.
    <form className="grid gap-5" method="dialog" noValidate onSubmit={submit}>
      {(['name', 'email', 'phone'] as const).map((name) => (
        <Field
          error={name !== 'phone' && error(name)}
          id={`contact-${name}`}
          key={name}
          label={words[name].label}
          mark={name === 'phone' ? optional : undefined}
        >
          {(field) => (
            <input {...field} {...inputs[name]} name={name} onChange={() => change(name)} />
          )}
        </Field>
      ))}
      <Field
        error={error('message')}
        help={words.message.help}
        id="contact-message"
        label={words.message.label}
      >
        {(field) => (
          <textarea
            {...field}
            name="message"
            onChange={() => change('message')}
            required
            rows={6}
          />
        )}
      </Field>
      <Button className="justify-self-start" kind="secondary" type="submit">
        {words.send}
      </Button>
      {offered && (
        <Alert ref={result} title={words.result.title} tone="info">
          <p>{resultText}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <a className={buttonClass({ size: 'small' })} href={mailLink(words.subject, offered)}>
              {words.result.mail}
            </a>
            <a
              className={buttonClass({ kind: 'outline', size: 'small' })}
              href={whatsappLink(offered)}
              rel="noopener"
              target="_blank"
            >
              {words.result.whatsapp}
            </a>
          </p>
        </Alert>
      )}
    </form>
  )
}

const inputs = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr', required: true },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
} as const

function control(form: HTMLFormElement, name: keyof Message) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}

function isFilled(form: HTMLFormElement, name: Required): boolean {
  const { value, validity } = control(form, name)
  return value.trim() !== '' && validity.valid
}
