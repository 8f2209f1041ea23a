'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { SentenceSpace } from '#components/farm/sentence-space.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { CloseIcon } from '#components/ui/icons.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { startChat } from '#lib/chat/client/calls.ts'
import { isOpen } from '#lib/chat/rules/answering.ts'
import { keptDays, maxMobileLength, maxNameLength } from '#lib/chat/rules/visitor.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { farmFacts } from '#lib/i18n/farm-facts.ts'
import { clockIn, clockInIndia } from '#lib/shared/dates.ts'
import { FarmContact } from './farm-contact.tsx'
import type { Plates } from './panel-props.ts'
import { usePresence } from './use-presence.ts'

/** The visitor's input so far. */
type Visitor = { name: string; mobile: string }
type FormProps = {
  visitor: Visitor
  onVisitor: (visitor: Visitor) => void
  onBegin: (id: string) => void
}
type InfoStepProps = FormProps & { plates: Plates; onClose: () => void }

/** The presence of staff, and the form for a visitor's name and number. With nobody there, other contacts come first. */
export function InfoStep({ plates, onClose, ...form }: InfoStepProps) {
  const t = useTranslations('chat')
  const online = usePresence()
  const time = clockInIndia(new Date())
  const closed = !isOpen(time, farm().hours)
  const plate = closed && online === false ? plates.jetty : plates.dawn
  return (
    <>
      <div
        className={
          plate
            ? 'relative min-h-[110px] flex-1 overflow-hidden sm:h-[196px] sm:flex-none'
            : 'relative h-24 shrink-0 overflow-hidden bg-hill'
        }
      >
        {plate && (
          <Picture
            alt=""
            className="absolute inset-0 size-full object-cover"
            entry={plate}
            sizes="(min-width: 640px) 412px, 100vw"
          />
        )}
        <span className="eave eave-end [--below:#fffdf7]" />
        <IconButton
          label={t('close')}
          className="on-hill absolute end-2.5 top-2.5 size-12 rounded-control bg-hill/60 text-cream"
          onClick={onClose}
        >
          <CloseIcon size={22} />
        </IconButton>
      </div>
      <div className="shrink-0 overflow-y-auto px-6 pt-3 pb-[calc(22px+env(safe-area-inset-bottom))]">
        <StartOrAway closed={closed} form={form} online={online} time={time} />
      </div>
    </>
  )
}

type StartOrAwayProps = {
  online: ReturnType<typeof usePresence>
  closed: boolean
  time: string
  form: FormProps
}

function StartOrAway({ online, closed, time, form }: StartOrAwayProps) {
  const t = useTranslations('chat')
  // A visitor who has begun to type keeps the form, even if the presence of staff changes.
  const [leaving, setLeaving] = useState(form.visitor.name + form.visitor.mobile !== '')
  if (online === undefined && !leaving) return <div aria-busy className="h-[360px]" />
  if (online === false && !leaving) {
    return (
      <Away time={time}>
        <button className="text-link min-h-11" onClick={() => setLeaving(true)} type="button">
          {t('offline.leave')}
        </button>
      </Away>
    )
  }
  const late = closed && online === true
  return (
    <>
      {typeof online === 'boolean' && (
        <Status here={online}>{t(online ? 'online' : 'offline.title')}</Status>
      )}
      <StartForm {...form} onTouched={() => setLeaving(true)}>
        {late && <Hours time={time} />}
      </StartForm>
      {late && (
        <div className="mt-4">
          <FarmContact quiet small />
        </div>
      )}
    </>
  )
}

/** A dot and a word; the dot is filled when staff are there. */
function Status({ here, children }: { here: boolean; children: ReactNode }) {
  return (
    <p className="mb-1.5 flex items-center gap-2.5 font-medium text-sm">
      <i
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border-2 ${here ? 'border-leaf bg-leaf' : 'border-ink-3'}`}
      />
      {children}
    </p>
  )
}

function Away({ time, children }: { time: string; children: ReactNode }) {
  const t = useTranslations('chat.offline')
  const locale = useLocale()
  return (
    <>
      <h2 className="heading mb-2 text-xl">{t('title')}</h2>
      <p className="mb-5 text-md text-ink-2 leading-[1.5]">
        <Hours time={time} /> {t('text', farmFacts(locale))}
      </p>
      <FarmContact />
      <p className="mt-5 mb-2 flex items-center gap-4 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <p className="text-center">{children}</p>
    </>
  )
}

/** The farm's time, and the usual hours of the desk. */
function Hours({ time }: { time: string }) {
  const locale = useLocale()
  const t = useTranslations('chat.offline')
  return t('hours', { ...farmFacts(locale), time: clockIn(locale, time) })
}

type StartFormProps = FormProps & { onTouched: () => void; children: ReactNode }

function StartForm({ visitor, onVisitor, onBegin, onTouched, children }: StartFormProps) {
  const t = useTranslations('chat')
  const { name, mobile } = visitor
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [missing, setMissing] = useState<('name' | 'mobile')[]>([])
  const wrong = (field: 'name' | 'mobile') =>
    missing.includes(field) && visitor[field].trim() === '' && t(`form.missing.${field}`)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    const empty = (['name', 'mobile'] as const).filter((field) => visitor[field].trim() === '')
    setMissing(empty)
    if (empty[0]) return document.getElementById(`chat-${empty[0]}`)?.focus()
    setBusy(true)
    setFailed(false)
    try {
      onBegin(await startChat(name, mobile))
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <form method="dialog" onFocus={onTouched} onSubmit={submit}>
      <h2 className="heading mt-0.5 mb-2 text-xl">{t('title')}</h2>
      <p className="mb-4 text-md text-ink-2 leading-[1.5]">
        {children}
        <SentenceSpace />
        {t('form.lead')}
      </p>
      <Field className="mb-4" error={wrong('name')} id="chat-name" label={t('form.name')}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={maxNameLength}
            onChange={({ currentTarget }) => onVisitor({ name: currentTarget.value, mobile })}
            value={name}
          />
        )}
      </Field>
      <Field className="mb-5" error={wrong('mobile')} id="chat-mobile" label={t('form.mobile')}>
        {(control) => (
          <input
            {...control}
            autoComplete="tel"
            dir="ltr"
            maxLength={maxMobileLength}
            onChange={({ currentTarget }) => onVisitor({ name, mobile: currentTarget.value })}
            type="tel"
            value={mobile}
          />
        )}
      </Field>
      {failed && (
        <p className="mb-3 text-sm text-red" role="alert">
          {t('form.failed', { phone: farm().phone })}
        </p>
      )}
      <Button disabled={busy} kind="secondary" type="submit" wide>
        {t('form.start')}
      </Button>
      <p className="mt-4 text-center text-xs text-ink-2">{t('form.privacy', { keptDays })}</p>
    </form>
  )
}
