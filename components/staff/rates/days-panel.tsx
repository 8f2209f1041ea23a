'use client'

import { History, Info } from 'lucide-react'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { listed, range, rupees } from '../kit/words.ts'
import { Failure } from './editor-frame.tsx'
import { NightsStepper, WhoMayBook } from './night-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { SidePanel } from './side-panel.tsx'
import type { DaysForm } from './use-days-form.ts'
import { chosenWords, differing } from './words.ts'

const t = staffWords('rates')

type DaysPanelProps = { form: DaysForm; days: readonly string[]; gst: number | null }

const formId = 'rate-days'

/** The price of the chosen days and who may book them: at the side, and on a phone at the bottom, with the days in sight. */
export function DaysPanel({ form, days, gst }: DaysPanelProps) {
  const hasOwn = form.nights.some(({ own }) => own !== null)
  const { warning, leave } = useLeave(form.changed, form.end)
  return (
    <SidePanel
      about={chosenWords(days)}
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:max-h-[56dvh] max-lg:rounded-b-none max-lg:shadow-float max-lg:[&_[data-help]]:hidden"
      footer={
        <>
          <Decide
            busy={form.busy}
            disabled={!hasOwn}
            kind="outline"
            onPress={form.goBack}
            size="small"
          >
            {t('days.reset')}
          </Decide>
          <Decide
            busy={form.busy}
            disabled={!form.changed}
            form={formId}
            kind="secondary"
            size="small"
            type="submit"
          >
            {form.busy ? t('editor.saving') : t('editor.saveNights', { count: days.length })}
          </Decide>
        </>
      }
      onClose={leave}
      title={t('days.title', { count: days.length })}
    >
      {warning}
      <EditForm className="grid gap-3.5" id={formId} onSave={form.save} tries={form.tries}>
        <Failure why={form.failure} />
        <Fields form={form} gst={gst} />
      </EditForm>
    </SidePanel>
  )
}

function Fields({ form, gst }: { form: DaysForm; gst: number | null }) {
  const { nights, shown, effect, errors, change } = form
  const prices = nights.map(({ price }) => price)
  const isMixed = new Set(prices).size > 1
  return (
    <>
      <PriceFields
        error={errors.price}
        gst={gst}
        id="rate"
        onBase={form.typeBase}
        onPrice={form.typePrice}
        pair={shown.price}
        {...(isMixed && { placeholder: differing(prices) })}
      />
      <Now prices={prices} />
      <NightsStepper
        help={t('booking.firstNights')}
        id="rate-minimum"
        none={t('days.minimumDiffers')}
        onChange={(minimum) => change({ minimum })}
        value={shown.minimum}
      />
      <WhoMayBook id="rate" onChange={change} shown={shown} />
      <div aria-live="polite">
        {effect && effect.bookings > 0 && (
          <p className="num flex gap-2.5 rounded-control bg-turmeric-tint/60 px-3.5 py-2.5 text-sm text-turmeric-ink">
            <Info aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
            {t('keepPrice.onNights', { count: effect.bookings })}
          </p>
        )}
      </div>
    </>
  )
}

const mostNow = 4

function Now({ prices }: { prices: readonly number[] }) {
  const different = [...new Set(prices)].sort((one, other) => one - other)
  const [first = 0, last = 0] = [different[0], different.at(-1)]
  const words =
    different.length < 2
      ? rupees(first)
      : prices.length <= mostNow
        ? listed(prices.map(rupees))
        : range(rupees(first), rupees(last))
  return (
    <p className="num flex items-center gap-2 text-ink-2 text-xs" data-help>
      <History aria-hidden="true" className="shrink-0" size={17} />
      {t('days.now', { prices: words })}
    </p>
  )
}
