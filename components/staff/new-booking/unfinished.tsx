'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { closeNewBooking } from '../kit/address/new-booking.ts'
import { useUnsaved } from '../kit/form/use-unsaved.ts'
import { shortDates } from '../kit/words.ts'
import { type Draft, isTyped } from './draft.ts'
import type { NewBooking } from './use-new-booking.ts'

const t = staffWords('newBooking')

/** A booking that was typed in a sheet that was left, as by Back, until it is taken up or forgotten. */
export type Keeping = { unfinished: Draft | null; onLeave: (draft: Draft | null) => void }

/** Keeps what is typed when the sheet is left, and returns the way to close it, which asks before anything is lost. */
export function useClosing({ draft, booked }: NewBooking, onLeave: Keeping['onLeave']) {
  const isUnfinished = isTyped(draft) && !booked
  useUnsaved(isUnfinished)
  const [isForgotten, setForgotten] = useState(false)
  const leave = useEffectEvent(() => {
    if (isUnfinished && !isForgotten) onLeave(draft)
  })
  useEffect(() => () => leave(), [])
  useEffect(() => {
    if (isForgotten) closeNewBooking()
  }, [isForgotten])
  return () => {
    if (!isUnfinished) return closeNewBooking()
    if (window.confirm(t('unfinished.leave'))) setForgotten(true)
  }
}

type UnfinishedProps = Keeping & { form: NewBooking }

/** The offer to go on with a booking that was left unfinished. */
export function Unfinished({ unfinished, onLeave, form }: UnfinishedProps) {
  if (!unfinished || isTyped(form.draft)) return null
  const who = unfinished.name.trim() || unfinished.phone.trim() || unfinished.search.trim()
  const goOn = () => {
    form.goOn(unfinished)
    onLeave(null)
  }
  return (
    <Alert className="mb-4 lg:mt-4" title={t('unfinished.title')} tone="info">
      <p className="num">
        <bdi>{who || t('unfinished.noName')}</bdi>, {shortDates(unfinished)}
      </p>
      <div className="mt-2.5 flex gap-2">
        <Button onClick={goOn} size="small">
          {t('unfinished.continue')}
        </Button>
        <Button kind="outline" onClick={() => onLeave(null)} size="small">
          {t('unfinished.discard')}
        </Button>
      </div>
    </Alert>
  )
}
