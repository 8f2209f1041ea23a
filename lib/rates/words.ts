import { isolateIn } from '../i18n/isolate.ts'
import type { Locale } from '../i18n/languages.ts'
import { listed } from '../i18n/listed.ts'
import type { translator } from '../i18n/translator.ts'
import { formatStayDay } from '../shared/dates.ts'
import { formatPercent } from '../shared/intl-formats.ts'
import { formatRupees } from '../shared/money.ts'
import { besideNights } from './rules/charges.ts'
import type { PriceLine } from './rules/price-lines.ts'

/** A translator of whole keys, of a page or of a mail. */
type Say = Awaited<ReturnType<typeof translator>>

export function priceWords(line: PriceLine, t: Say, locale: Locale): string {
  const own = isolateIn(locale)
  const money = (paise: number) => own(formatRupees(paise, locale))
  switch (line.kind) {
    case 'nights':
      return t('booking.price.rate', { rate: money(line.each), count: line.nights })
    case 'night':
      return formatStayDay(line.night, locale)
    case 'extraGuests': {
      const { guests, nights, each } = line
      return t('booking.price.extraGuests', {
        extra: guests,
        count: nights,
        price: money(each),
      })
    }
    case 'code':
    case 'longStay': {
      const name =
        line.kind === 'code'
          ? t('booking.price.code', { code: own(line.words) })
          : t('booking.price.longStay')
      if (line.percent === null) return name
      const percent = own(formatPercent(line.percent, locale))
      return t('booking.price.ofRoom', { discount: name, percent })
    }
    case 'limit':
      return t('booking.price.limit')
    case 'agreed':
      return t('booking.price.agreed')
    default: {
      const said = besideNights[line.kind]
      return said === null ? own(line.words) : t(said)
    }
  }
}

/** Returns the words of the GST in a price, with its rates: "Including 5%, 18% GST". */
export function gstWords(percents: readonly number[], t: Say, locale: Locale): string {
  const rates = [...percents].sort((one, other) => one - other)
  const own = isolateIn(locale)
  const gst = listed(
    rates.map((percent) => own(formatPercent(percent, locale))),
    locale,
  )
  return t('booking.price.gst', { gst })
}
