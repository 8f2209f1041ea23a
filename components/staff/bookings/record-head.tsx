'use client'

import { ChevronLeft, ChevronRight, Mail, MessageCircle, Phone, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '#calls/client.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { internationalDigits } from '#lib/booking/rules/contact.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { StatusBadge } from '../booking/status-badge.tsx'
import { bookedHow, noEmail } from '../booking/words.ts'
import { dialled, instantDay, instantTime } from '../kit/words.ts'
import type { Neighbours } from './use-neighbours.ts'

const t = staffWords('bookings')

type RecordHeadProps = { booking: StaffBooking; neighbours: Neighbours; onClose: () => void }

export function RecordHead({ booking, neighbours, onClose }: RecordHeadProps) {
  const { full_name, reference, source, created_at } = booking
  return (
    <header className="sticky top-(--record-top,0px) z-10 border-edge border-b bg-desk py-2.5 pr-2 pl-4 sm:pr-4 sm:pl-7">
      <div className="flex items-center gap-1">
        <div className="me-auto min-w-0">
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <h2
              className="heading min-w-0 text-lg sm:text-xl"
              data-heading={booking.id}
              tabIndex={-1}
            >
              <bdi>{full_name}</bdi>
            </h2>
            <StatusBadge booking={booking} />
          </div>
          <p className="num mt-1 text-xs text-ink-2">
            <span className="whitespace-nowrap">{reference}</span>, {bookedHow(source)},{' '}
            {instantDay(created_at)}, {instantTime(created_at)}
          </p>
        </div>
        <Steps neighbours={neighbours} />
        <IconButton label={t('close')} className="icon-button" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <Contact booking={booking} />
    </header>
  )
}

function Steps({ neighbours: { onPrevious, onNext, position } }: { neighbours: Neighbours }) {
  if (!position && !onPrevious && !onNext) return null
  return (
    <div className="flex items-center gap-1 max-sm:hidden">
      <IconButton
        label={t('head.previous')}
        className="icon-button"
        aria-disabled={!onPrevious || undefined}
        onClick={() => onPrevious?.()}
      >
        <ChevronLeft size={20} />
      </IconButton>
      <span className="num whitespace-nowrap text-xs text-ink-2">{position}</span>
      <IconButton
        label={t('head.next')}
        className="icon-button"
        aria-disabled={!onNext || undefined}
        onClick={() => onNext?.()}
      >
        <ChevronRight size={20} />
      </IconButton>
    </div>
  )
}

function Contact({ booking: { full_name, phone, email, reference } }: { booking: StaffBooking }) {
  // A guest is written to all the same if the note of it finds no connection.
  const note = () =>
    void call('POST desk/bookings/[reference]/whatsapp', { params: { reference } }).catch(
      () => undefined,
    )
  return (
    <div className="no-print mt-2.5 flex gap-2 pe-2 max-sm:*:flex-1 sm:gap-2.5 sm:*:shrink-0 sm:*:last:shrink">
      <Way href={dialled(phone)} icon={<Phone aria-hidden="true" size={18} />}>
        <span className="sr-only">{t('head.callName', { name: full_name })}, </span>
        <span aria-hidden="true" className="sm:hidden">
          {t('head.call')}
        </span>
        <bdi className="num whitespace-nowrap max-sm:sr-only" dir="ltr">
          {phone}
        </bdi>
      </Way>
      <Way
        href={`https://wa.me/${internationalDigits(phone)}`}
        icon={<MessageCircle aria-hidden="true" size={18} />}
        onPress={note}
        outside
      >
        {t.rich('head.whatsapp', { quiet: (words) => <span className="sr-only">{words}</span> })}
      </Way>
      {email === null ? (
        <span className="inline-flex min-h-11 items-center justify-center px-2 text-ink-2 text-sm">
          {noEmail()}
        </span>
      ) : (
        <Way href={`mailto:${email}`} icon={<Mail aria-hidden="true" size={18} />}>
          <span className="sm:hidden" aria-hidden="true">
            {t('head.email')}
          </span>
          <span className="truncate max-sm:sr-only">{email}</span>
        </Way>
      )}
    </div>
  )
}

type WayProps = {
  href: string
  icon: ReactNode
  outside?: boolean
  onPress?: () => void
  children: ReactNode
}

function Way({ href, icon, outside = false, onPress, children }: WayProps) {
  return (
    <a
      className={`${buttonClass({ kind: 'outline', size: 'small' })} min-w-0 gap-2 bg-card! px-2! sm:px-3!`}
      href={href}
      onClick={onPress}
      {...(outside && { rel: 'noreferrer', target: '_blank' })}
    >
      <span className="shrink-0">{icon}</span>
      {children}
    </a>
  )
}
