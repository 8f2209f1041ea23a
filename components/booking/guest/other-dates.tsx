'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { isolateIn } from '#lib/i18n/isolate.ts'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import { OtherDatesForm } from './other-dates-form.tsx'
import { useGuestTrouble } from './use-guest-trouble.ts'
import { type AskState, type OtherDatesProps, useOtherDates } from './use-other-dates.ts'

/** Asks for other dates, says what has been asked for, and what was declined. */
export function OtherDates(props: OtherDatesProps) {
  const { wish, declined } = props
  const t = useTranslations('guest.dates')
  const mail = useTranslations('mail.wishDeclined')
  const { locale, dayInSentence } = useFormats()
  const { state, ask, withdraw } = useOtherDates(props)
  const said = useFocusAfter(state)
  const between = ({ checkIn, checkOut }: StayDates) => ({
    from: dayInSentence(checkIn),
    to: dayInSentence(checkOut),
  })
  return (
    <div className="mt-4 border-line border-t pt-3 no-script:hidden">
      <div className="outline-none" ref={said} tabIndex={-1}>
        {wish && (
          <Alert role="status" tone="info">
            <p>{t('waiting', between(wish))}</p>
            <Button className="mt-2.5 mb-1" kind="outline" onClick={withdraw} size="small">
              {t('withdraw')}
            </Button>
          </Alert>
        )}
        {!wish && declined && (
          <Alert tone="warning">
            <p>{t('declined', between(declined))}</p>
            {declined.note && (
              <p className="mt-1 font-semibold">
                {mail('reason', { reason: isolateIn(locale)(declined.note) })}
              </p>
            )}
          </Alert>
        )}
      </div>
      <details key={wish ? `${wish.checkIn} ${wish.checkOut}` : 'none'}>
        <summary className="text-link flex min-h-11 cursor-pointer list-none items-center">
          {t(wish || declined ? 'again' : 'open')}
        </summary>
        <OtherDatesForm {...props} ask={ask} state={state} />
      </details>
      <Outcome state={state} />
    </div>
  )
}

function Outcome({ state }: { state: AskState }) {
  const t = useTranslations('guest.dates')
  const { phone } = useFormats()
  const words = useGuestTrouble()
  const late = state.step === 'late' && t('late', { phone })
  const failed = 'trouble' in state && words(state.trouble)
  return (
    (late || failed) && (
      <Alert className="mt-3" role="alert" tone="error">
        <Words>{late || failed || ''}</Words>
      </Alert>
    )
  )
}

// The pressed button is gone: the focus goes to what is said in its place.
function useFocusAfter({ step }: AskState) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step === 'sent') place.current?.focus()
  }, [step])
  return place
}
