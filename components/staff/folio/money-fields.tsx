import { TypedField } from '../kit/form/form-fields.tsx'

type FieldProps = {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The field of a sum in rupees, at which a form of money begins. */
export function AmountField(props: FieldProps) {
  return (
    <TypedField {...props} data-autofocus inputClass="num" inputMode="decimal" label="Amount (₹)" />
  )
}

/** The field of the day on which money moved: `today` at the latest. */
export function MoneyDayField({
  label = 'Day',
  today,
  ...field
}: FieldProps & { label?: string; today: string }) {
  return <TypedField {...field} label={label} max={today} type="date" />
}
