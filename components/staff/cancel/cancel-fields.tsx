'use client'

import { Banknote, Landmark, type LucideIcon, Smartphone } from 'lucide-react'
import { FieldError } from '#components/ui/field.tsx'
import { cancelReasons } from '#lib/booking/rules/rejection.ts'
import { type CancelAnswer, type RefundWay, refundWays } from '#lib/desk/schema/cancel.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { typedRupees } from '#lib/shared/money.ts'
import { LetterPreview } from '../booking/letter-preview.tsx'
import { reasonName } from '../booking/words.ts'
import { Choices } from '../kit/form/choices.tsx'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees } from '../kit/words.ts'
import type { CancelForm } from './use-cancel-form.ts'
import { noteLabel, paidWords, termsWords } from './words.ts'

const t = staffWords('cancel')

type CancelFieldsProps = { form: CancelForm; offer: CancelAnswer }

const icons: Partial<Record<RefundWay, LucideIcon>> = {
  upi: Smartphone,
  bank: Landmark,
  cash: Banknote,
}

const tiles = {
  className: 'grid-cols-2 md:flex md:*:flex-1',
  look: 'flex items-center justify-center gap-2 px-3 leading-tight has-checked:bg-lake-soft',
}

/** Asks why a stay is cancelled, what goes back and how, and shows what the guest will read. */
export function CancelFields({ form, offer }: CancelFieldsProps) {
  const { typed, by, sum, gap, change } = form
  const isAsked = gap !== 0 || typed.because !== 'cancelled_by_guest'
  return (
    <div className="grid gap-5">
      <Choices
        {...tiles}
        id="cancel-because"
        legend={t('form.reason')}
        onChange={(because) => change({ because })}
        options={cancelReasons.map((because) => [because, reasonName(because)] as const)}
        value={typed.because}
      />
      <Sums form={form} offer={offer} />
      {isAsked && (
        <TypedField
          {...form.field('note')}
          help={t('form.noteHelp')}
          label={noteLabel(gap)}
          maxLength={500}
          required={gap !== 0}
          spellCheck
        />
      )}
      {sum !== 0 && (
        <Choices
          {...tiles}
          help={t(`wayHelp.${by}`)}
          id="cancel-by"
          legend={t('form.way')}
          onChange={(way) => change({ by: way })}
          options={refundWays.map((way) => [way, <Way key={way} way={way} />] as const)}
          value={by}
        />
      )}
      <LetterPreview fullName={offer.booking.full_name} letter={offer.letter} />
    </div>
  )
}

function Way({ way }: { way: RefundWay }) {
  const Icon = icons[way]
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="shrink-0" size={18} />}
      {t(`ways.${way}`)}
    </>
  )
}

const cell = 'min-w-0 p-3.5 md:px-4'

// What was paid, what the terms give of it, and what is given: another sum is typed over.
function Sums({ form, offer }: CancelFieldsProps) {
  const { typed, sum, errors, change } = form
  const { share, why } = termsWords(offer, typed.because)
  const error = errors.refund ?? (sum === null ? t('form.noAmount') : undefined)
  return (
    <div>
      <div className="num grid grid-cols-2 overflow-clip rounded-staff border border-edge md:grid-cols-[1fr_1fr_1.2fr]">
        <div className={`${cell} border-rule border-e`}>
          <p className="text-ink-2 text-xs">{t('form.paid')}</p>
          <p className="heading text-title">{rupees(offer.paid)}</p>
          <p className="text-ink-2 text-xs">{paidWords(offer)}</p>
        </div>
        <div className={`${cell} border-rule md:border-e`}>
          <p className="text-ink-2 text-xs">{t('form.byTerms')}</p>
          <p className="heading text-title">{share}</p>
          <p className="text-ink-2 text-xs">{why}</p>
        </div>
        <div
          className={`${cell} bg-[#f3f6ee] max-md:col-span-2 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:border-rule max-md:border-t`}
        >
          <label className="block shrink-0 text-ink-2 text-xs md:mb-1" htmlFor="cancel-refund">
            {t('form.refund')}
          </label>
          <input
            aria-describedby={error ? 'cancel-refund-error' : undefined}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            className="control heading w-full min-w-0 px-3.5 text-lg! max-md:max-w-[168px]"
            id="cancel-refund"
            inputMode="decimal"
            onChange={(event) => change({ refund: event.target.value })}
            value={typed.refund ?? typedRupees(offer.by_terms[typed.because])}
          />
        </div>
      </div>
      {error && <FieldError id="cancel-refund-error">{error}</FieldError>}
    </div>
  )
}
