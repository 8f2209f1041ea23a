import { staffWords } from '#lib/i18n/staff-words.ts'
import { TypedField } from '../kit/form/form-fields.tsx'

const t = staffWords('folio')

type FieldProps = {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The field of a sum in rupees, at which a form of money begins. */
export function AmountField(props: FieldProps) {
  return (
    <TypedField
      {...props}
      data-autofocus
      inputClass="num"
      inputMode="decimal"
      label={t('fields.amount')}
    />
  )
}

/** The field of the day on which money moved: `today` at the latest. */
export function MoneyDayField({
  label = t('fields.day'),
  today,
  ...field
}: FieldProps & { label?: string; today: string }) {
  return <TypedField {...field} label={label} max={today} type="date" />
}
