'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { Words } from '#components/farm/words.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckIcon } from '#components/ui/icons.tsx'
import type { SaidLine } from '#lib/booking/rules/said.ts'
import type { ToldArrival } from '#lib/booking/rules/told.ts'
import type { Terms } from '#lib/farm/schema/facts.ts'
import { formatInstant } from '#lib/shared/dates.ts'
import { Dogs, Food, Hour, Note } from './before-you-come-fields.tsx'
import type { Failure } from './before-you-come-state.ts'
import { useBeforeYouCome } from './use-before-you-come.ts'
import { useGuestTrouble } from './use-guest-trouble.ts'

type Props = {
  told: ToldArrival
  guests: number
  /** The guest's own words from the booking form. */
  said: SaidLine[]
  secret: string
  /** What was promised with the booking: its hours, and how many dogs may come. */
  terms: Terms
}

/** Takes what a guest says before the stay: the hour, the food, dogs and a word. It saves itself and says when. */
export function BeforeYouCome({ told, guests, said, secret, terms }: Props) {
  const t = useTranslations('guest.before')
  const { shown, waiting, sent, failure, change, again } = useBeforeYouCome(secret, told)
  const isSaving = sent !== null || (!failure && Object.keys(waiting).length > 0)
  return (
    <section aria-labelledby="before-you-come" className="no-script:hidden">
      <h2 className="text-title" id="before-you-come">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-ink-2 text-md">{t('lead')}</p>
      {said.length > 0 && (
        <p className="mt-4 rounded-control bg-rice px-4 py-3 text-md">
          <span className="block text-ink-2 text-sm">{t('wrote')}</span>
          {said.map(({ name, text }) => (
            <bdi className="wrap-anywhere block whitespace-pre-line" key={name}>
              {text}
            </bdi>
          ))}
        </p>
      )}
      <form className="mt-5" method="dialog" onSubmit={(event) => event.preventDefault()}>
        <Hour change={change} shown={shown} terms={terms} />
        <Food change={change} guests={guests} shown={shown} />
        <Dogs change={change} shown={shown} terms={terms} />
        <Note change={change} shown={shown} />
      </form>
      <div className="pointer-events-none sticky bottom-4 z-10 flex">
        <Saved isSaving={isSaving} savedAt={failure ? null : shown.saved_at} />
        {failure && <NotSaved failure={failure} onRetry={again} />}
      </div>
    </section>
  )
}

function Saved({ isSaving, savedAt }: { isSaving: boolean; savedAt: string | null }) {
  const t = useTranslations('guest.before')
  const { locale, isolate } = useFormats()
  const clock = { timeStyle: 'short', hourCycle: 'h23' } as const
  const look = isSaving ? 'text-ink-2' : 'text-leaf'
  return (
    <p aria-live="polite" role="status">
      {(isSaving || savedAt) && (
        <span
          className={`inline-flex items-center gap-2 rounded-full bg-card px-3.5 py-1.5 font-semibold text-sm shadow-float ${look}`}
        >
          {!isSaving && <CheckIcon size={17} />}
          {isSaving
            ? t('saving')
            : savedAt && t('saved', { time: isolate(formatInstant(savedAt, locale, clock)) })}
        </span>
      )}
    </p>
  )
}

function NotSaved({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslations('guest.before')
  const common = useTranslations('common')
  const { phone } = useFormats()
  const words = useGuestTrouble()
  if (failure.why !== 'trouble') {
    return (
      <Alert className="pointer-events-auto shadow-float" role="alert" tone="warning">
        <Words>{t(failure.why, { phone })}</Words>
      </Alert>
    )
  }
  return (
    <Alert
      className="pointer-events-auto shadow-float"
      role="alert"
      title={t('notSaved')}
      tone="error"
    >
      <p>{words(failure.trouble)}</p>
      <Button className="mt-2" kind="outline" onClick={onRetry} size="small">
        {common('retry')}
      </Button>
    </Alert>
  )
}
