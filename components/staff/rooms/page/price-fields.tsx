import Link from 'next/link'
import { FieldError } from '#components/ui/field.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import { percentByLaw } from '#lib/gst/rules/law.ts'
import { chargesGst } from '#lib/gst/rules/registration.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import {
  baseProblem,
  byLaw,
  gstProblem,
  parsePercent,
  ratePerNight,
} from '#lib/rooms/rules/rate.ts'
import { maxUnitNameLength, maxUnits } from '#lib/rooms/rules/units.ts'
import { parseRupees } from '#lib/shared/money.ts'
import { ChosenField, TypedField } from '../../kit/form/form-fields.tsx'
import { rupeesAndPaise } from '../../kit/words.ts'
import { GstAdvice } from '../gst-advice.tsx'
import { decimalNumber, wholeNumber } from '../number-looks.ts'
import { typedUnitNames } from './draft.ts'
import type { RoomPageForm } from './use-room-page.ts'

const t = staffWords('rooms')

/** What a night costs, and how many rooms of the kind there are. */
export function PriceFields({ form }: { form: RoomPageForm }) {
  const { draft, errors, field } = form
  return (
    <div className="grid gap-4 px-4 pb-5 lg:px-[22px]">
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3">
        <div className="max-md:col-span-2">
          <TypedField
            {...field('base_rate')}
            {...decimalNumber}
            inputClass="num block"
            label={t('fields.price')}
            required
          />
        </div>
        {chargesGst() && draft.gst_rate !== byLaw && (
          <TypedField
            {...field('gst_rate')}
            {...decimalNumber}
            inputClass="num block"
            label={t('fields.gstRate')}
            max={100}
          />
        )}
        {/* The sentence that units are taken, and by whom, needs the whole width. */}
        <div className={errors.units ? 'col-span-2 md:col-span-3' : ''}>
          <TypedField
            {...field('units')}
            {...wholeNumber}
            inputClass="num block"
            label={t('facts.units')}
            max={maxUnits}
            required
          />
        </div>
      </div>
      {chargesGst() && <GstChoice form={form} />}
      <UnitNames form={form} />
      {chargesGst() && (
        <>
          <NightPrice base={draft.base_rate} gst={draft.gst_rate} />
          <GstAdvice base={draft.base_rate} gst={draft.gst_rate} />
        </>
      )}
      <p className="text-ink-2 text-sm">
        {t('fields.kept')}{' '}
        {t.rich('fields.rates', {
          link: (words) => (
            <Link className="staff-link" href="/app/rates">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

function GstChoice({ form: { draft, change } }: { form: RoomPageForm }) {
  return (
    <ChosenField
      help={t('fields.gstHelp')}
      id="room-gst"
      label={t('facts.gst')}
      onChange={(kind) => change({ gst_rate: kind === byLaw ? byLaw : String(farm().gstPercent) })}
      options={[
        ['rate', t('fields.oneRate')],
        [byLaw, t('fields.rateByLaw')],
      ]}
      value={draft.gst_rate === byLaw ? byLaw : 'rate'}
    />
  )
}

/** The names of the units of a room, a field each. */
function UnitNames({ form }: { form: RoomPageForm }) {
  const names = typedUnitNames(form.draft)
  const error = form.errors.unit_names
  const rename = (at: number, name: string) =>
    form.change({ unit_names: names.with(at, name).join('\n') })
  if (names.length === 0) return null
  return (
    <fieldset aria-describedby={`room-unit-names-help${error ? ' room-unit-names-error' : ''}`}>
      <legend className="mb-1.5 font-semibold text-sm">
        {t('fields.unitNames', { count: names.length })}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {names.map((name, at) => (
          <input
            aria-invalid={error ? true : undefined}
            aria-label={t('fields.unitName', { number: at + 1 })}
            autoComplete="off"
            className="control w-full min-w-0 px-3.5 aria-invalid:border-red"
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its number
            key={at}
            maxLength={maxUnitNameLength}
            onChange={({ target }) => rename(at, target.value)}
            spellCheck={false}
            value={name}
          />
        ))}
      </div>
      <p className="mt-1.5 text-ink-2 text-xs leading-snug" id="room-unit-names-help">
        {t('fields.unitNamesHelp')}
      </p>
      {error && <FieldError id="room-unit-names-error">{error}</FieldError>}
    </fieldset>
  )
}

/** The price of a night for a guest, worked out while typing: base and tax, to two decimals. */
function NightPrice({ base, gst }: { base: string; gst: string }) {
  const basePaise = parseRupees(base || '0')
  const percent = gst === byLaw ? percentByLaw(basePaise ?? 0) : parsePercent(gst || '0')
  const sound = baseProblem(basePaise) === null && gstProblem(percent) === null
  const rate = sound ? ratePerNight(basePaise ?? 0, percent ?? 0) : null
  return (
    <div
      aria-live="polite"
      className="num flex flex-wrap items-end gap-x-3 gap-y-1 rounded-control bg-lake-soft px-4 py-3"
    >
      <Amount name={t('fields.base')} paise={rate === null ? null : basePaise} />
      <span aria-hidden="true" className="pb-0.5">
        +
      </span>
      <Amount
        name={t('fields.gst', { percent: percent ?? '' })}
        paise={rate === null ? null : rate - (basePaise ?? 0)}
      />
      <span aria-hidden="true" className="pb-0.5">
        =
      </span>
      <span className="ms-auto">
        <span className="block text-ink-2 text-xs">{t('fields.guestPays')}</span>
        <span className="heading block text-title">{money(rate)}</span>
      </span>
    </div>
  )
}

function Amount({ name, paise }: { name: string; paise: number | null }) {
  return (
    <span>
      <span className="block text-ink-2 text-xs">{name}</span>
      <span className="block font-semibold">{money(paise)}</span>
    </span>
  )
}

function money(paise: number | null): string {
  return paise === null ? '₹ –' : rupeesAndPaise(paise)
}
