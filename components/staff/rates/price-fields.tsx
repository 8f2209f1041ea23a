import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { TypedField } from '../kit/form/form-fields.tsx'
import { rupees, rupeesAndPaise } from '../kit/words.ts'
import { otherByLaw, percentOf, pricesAround, type TypedPrice, taxOf } from './price-pair.ts'

const t = staffWords('rates')

type PriceFieldsProps = {
  /** The beginning of the fields' ids. */
  id: string
  pair: TypedPrice
  /** The room's rate of GST; null for that of the law, 0 for a farm without GST. */
  gst: number | null
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
  const around = pricesAround(pair, gst)
  const common = { inputMode: 'decimal', inputClass: 'num', placeholder } as const
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <TypedField
          {...common}
          error={
            error ?? (around ? t('price.noGst', { price: rupees(Number(pair.price)) }) : undefined)
          }
          id={`${id}-price`}
          label={t('price.price')}
          onChange={onPrice}
          value={pair.price}
        />
        {gst !== 0 && (
          <TypedField
            {...common}
            id={`${id}-base`}
            label={t('price.base')}
            onChange={onBase}
            value={pair.base}
          />
        )}
      </div>
      {gst !== 0 && <Tax gst={gst} pair={pair} />}
      {around && <Around onPrice={onPrice} prices={around} />}
    </div>
  )
}

function Tax({ gst, pair }: Pick<PriceFieldsProps, 'gst' | 'pair'>) {
  const tax = taxOf(pair)
  const percent = percentOf(pair, gst)
  const rate = percent === null ? t('price.gstByPrice') : t('price.gst', { percent })
  return (
    <p className="num mt-1.5 text-ink-2 text-xs" data-help>
      {tax === null || percent === null
        ? rate
        : t('price.gstAmount', { percent, tax: rupeesAndPaise(tax) })}{' '}
      {t('price.either')} {otherByLaw(pair, gst)}
    </p>
  )
}

// Between these two the price is above the limit at the lower rate, and below it at the higher one.
function Around({
  prices,
  onPrice,
}: {
  prices: readonly number[]
  onPrice: PriceFieldsProps['onPrice']
}) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <span>{t('price.choose')}</span>
      {prices.map((price) => (
        <Button key={price} kind="outline" onClick={() => onPrice(String(price))} size="small">
          {rupees(price)}
        </Button>
      ))}
    </div>
  )
}
