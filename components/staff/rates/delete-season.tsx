'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { sayWhy } from '#components/ui/say-why.ts'
import { deleteSeason } from '#lib/rates/client/seasons.ts'
import type { WireSeason } from '#lib/rates/schema/seasons.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { count } from '../kit/words.ts'
import type { RateUndo } from './use-rate-undo.ts'

type DeleteSeasonProps = {
  season: WireSeason
  undo: RateUndo
  onClose: () => void
  onDeleted: () => void
}

/** Deletes a season at once, with a way back; only where bookings stand on its nights it asks before. */
export function DeleteSeason({ season, undo, onClose, onDeleted }: DeleteSeasonProps) {
  const toast = useToast()
  const [bookings, setBookings] = useState<number | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      toast({ tone: 'error', about: 'rates', text: sayWhy(error) })
      onClose()
    }
  }
  const end = () =>
    attempt(async () => {
      const { change } = await orSignIn(deleteSeason(season))
      undo.tell(change, `${season.name} is deleted.`)
      onClose()
      onDeleted()
    })
  const begin = useEffectEvent(() =>
    attempt(async () => {
      const effect = await orSignIn(deleteSeason(season, 'dry'))
      if (effect.bookings === 0) await end()
      else setBookings(effect.bookings)
    }),
  )
  useEffect(() => void begin(), [])
  if (bookings === null) return null
  return (
    <DecisionDialog
      button={{ children: 'Delete the season', onPress: () => void end() }}
      onClose={onClose}
      title={`Delete ${season.name}?`}
    >
      <p>
        {count(bookings, 'booking')} on its nights {bookings === 1 ? 'keeps its' : 'keep their'}{' '}
        price. From now on these nights cost what the other rules say.
      </p>
    </DecisionDialog>
  )
}
