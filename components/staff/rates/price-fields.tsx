import { TypedField } from '../form-fields.tsx'
import { rupeesAndPaise } from '../words.ts'
import { type TypedPrice, taxOf } from './price-pair.ts'

type PriceFieldsProps = {
  /** The beginning of the fields' ids. */
  id: string
  pair: TypedPrice
  gst: number
  error?: string | undefined
  /** The words in an empty field, such as "three prices". */
  placeholder?: string
  onPrice: (price: string) => void
  onBase: (base: string) => void
}

/** The price of a night in two fields, of which each follows the other: with tax, and before it. */
export function PriceFields({
  id,
  pair,
  gst,
  error,
  placeholder,
  onPrice,
  onBase,
}: PriceFieldsProps) {
  const tax = taxOf(pair)
  const common = { inputMode: 'decimal', inputClass: 'num', placeholder } as const
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TypedField
          {...common}
          error={error}
          id={`${id}-price`}
          label="Guest pays ₹"
          onChange={onPrice}
          value={pair.price}
        />
        <TypedField
          {...common}
          id={`${id}-base`}
          label="Before tax ₹"
          onChange={onBase}
          value={pair.base}
        />
      </div>
      <p className="num mt-1.5 text-ink-2 text-xs" data-help>
        {tax === null ? `GST is ${gst}%.` : `GST ${gst}% is ${rupeesAndPaise(tax)}.`} Type in
        either; the other follows.
      </p>
    </div>
  )
}
