import { useFormats } from '#components/farm/use-formats.ts'
import { isIsoDate } from '#lib/shared/dates.ts'

/** The day in a date field in words: the field itself has the browser's language, in which 04/12 can be another day. */
export function DayInWords({ day }: { day: string }) {
  const { day: inWords } = useFormats()
  return isIsoDate(day) && <span className="block text-ink">{inWords(day)}</span>
}
