'use client'

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type messages from '#messages/en.json'
import { type Message, mailLink, messageText, whatsappLink } from './message.ts'

type Words = typeof messages.contact.form
type Required = 'name' | 'email' | 'message'
type ContactFormProps = {
  words: Words
  /** The names of the packages, by the word in the address that an enquiry comes with. */
  packages: { [name: string]: string }
  optional: string
  resultText: ReactNode
}

/**
 * The contact form of the specification: it sends no request. Its button offers the visitor's own mail program
 * or WhatsApp with the text filled in, and says that nothing has been sent.
 */
export function ContactForm({ words, packages, optional, resultText }: ContactFormProps) {
  const about = packages[useAskedPackage()]
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
    else setOffered(textOf(form, about, words))
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
      {about && <Enquiry about={about} onType={change} optional={optional} words={words} />}
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

type EnquiryProps = Pick<ContactFormProps, 'words' | 'optional'> & {
  about: string
  onType: (name: keyof Message) => void
}

/** The package that an enquiry is about, and the fields for its dates and people. */
function Enquiry({ about, words, optional, onType }: EnquiryProps) {
  return (
    <>
      <p className="rounded-control bg-rice px-4 py-3">
        <span className="block text-ink-2 text-sm">{words.package}</span>
        <b className="font-semibold">{about}</b>
      </p>
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        {(['dates', 'people'] as const).map((name) => (
          <Field id={`contact-${name}`} key={name} label={words[name]} mark={optional}>
            {(field) => (
              <input
                {...field}
                inputMode={name === 'people' ? 'numeric' : 'text'}
                name={name}
                onChange={() => onType(name)}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

function textOf(form: HTMLFormElement, about: string | undefined, words: Words): string {
  const message = Object.fromEntries(new FormData(form)) as Message
  const { dates = '', people = '' } = message
  const facts = about
    ? { [words.package]: about, [words.dates]: dates, [words.people]: people }
    : {}
  const lines = Object.entries(facts).flatMap(([name, fact]) =>
    fact.trim() ? `${name}: ${fact.trim()}` : [],
  )
  return messageText(message, lines)
}

// The address is read in the browser: the page is the same file for everybody.
function useAskedPackage(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(location.search).get('package') ?? '',
    () => '',
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
