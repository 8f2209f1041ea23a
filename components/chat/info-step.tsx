'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { CloseIcon } from '#components/ui/icons.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { startChat } from '#lib/chat/client/calls.ts'
import { isOpen, maxMobileLength, maxNameLength } from '#lib/chat/rules.ts'
import { property } from '#lib/property.ts'
import { FarmContact } from './farm-contact.tsx'
import type { Plates } from './panel-props.ts'
import { usePresence } from './use-presence.ts'

type InfoStepProps = { plates: Plates; onBegin: (id: string) => void; onClose: () => void }

/** Whether somebody is there, and who is asking. When nobody is, what reaches the farm comes first. */
export function InfoStep({ plates, onBegin, onClose }: InfoStepProps) {
  const t = useTranslations('chat')
  const online = usePresence()
  const [leaving, setLeaving] = useState(false)
  const time = farmTime()
  const night = online === false && !isOpen(time, property.hours)
  const status = online === true ? t('online') : null
  return (
    <>
      <div className="relative min-h-[110px] flex-1 overflow-hidden sm:h-[196px] sm:flex-none">
        <Picture
          alt=""
          className="absolute inset-0 size-full object-cover"
          entry={night ? plates.jetty : plates.dawn}
          sizes="(min-width: 640px) 412px, 100vw"
        />
        <span className="eave eave-end [--below:#fffdf7]" />
        <button
          aria-label={t('close')}
          className="on-hill absolute end-2.5 top-2.5 grid size-12 place-items-center rounded-control bg-hill/60 text-cream"
          onClick={onClose}
          type="button"
        >
          <CloseIcon size={22} />
        </button>
      </div>
      <div className="shrink-0 overflow-y-auto px-6 pt-3 pb-[calc(22px+env(safe-area-inset-bottom))]">
        {status && <Status here>{status}</Status>}
        {online === false && !leaving ? (
          <Away time={time}>
            <button className="text-link min-h-11" onClick={() => setLeaving(true)} type="button">
              {t('offline.leave')}
            </button>
          </Away>
        ) : (
          <StartForm onBegin={onBegin} />
        )}
      </div>
    </>
  )
}

/** A dot and a word; the dot is filled when somebody is there. */
function Status({ here, children }: { here: boolean; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 font-medium text-[15px]">
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
  const { from, to } = property.hours
  return (
    <>
      <h2 className="heading mb-2 text-[27px]">{t('title')}</h2>
      <p className="mb-5 text-[16px] text-ink-2 leading-[1.5]">
        {t('hours', { time, hoursFrom: from, hoursTo: to })} {t('text')}
      </p>
      <FarmContact />
      <p className="mt-5 mb-2 flex items-center gap-4 text-[15px] text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <p className="text-center">{children}</p>
    </>
  )
}

function StartForm({ onBegin }: { onBegin: (id: string) => void }) {
  const t = useTranslations('chat')
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || name.trim() === '' || mobile.trim() === '') return
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
    <form onSubmit={submit}>
      <h2 className="heading mt-0.5 mb-2 text-[27px]">{t('title')}</h2>
      <p className="mb-4 text-[16px] text-ink-2 leading-[1.5]">{t('form.lead')}</p>
      <Field className="mb-4" id="chat-name" label={t('form.name')}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={maxNameLength}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            value={name}
          />
        )}
      </Field>
      <Field className="mb-5" id="chat-mobile" label={t('form.mobile')}>
        {(control) => (
          <input
            {...control}
            autoComplete="tel"
            dir="ltr"
            maxLength={maxMobileLength}
            onChange={({ currentTarget }) => setMobile(currentTarget.value)}
            type="tel"
            value={mobile}
          />
        )}
      </Field>
      {failed && (
        <p className="mb-3 text-[15px] text-red" role="alert">
          {t('form.failed', { phone: property.phone })}
        </p>
      )}
      <Button disabled={busy} kind="secondary" type="submit" wide>
        {t('form.start')}
      </Button>
      <p className="mt-4 text-center text-[14px] text-ink-2">{t('form.privacy')}</p>
    </form>
  )
}

/** The time on the farm, `HH:MM`. */
function farmTime(): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date())
}
