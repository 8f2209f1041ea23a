import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import { LetterPreview, languageName } from '../booking/letter-preview.tsx'
import type { StayForm } from './use-stay-form.ts'
import { untoldSentence } from './words.ts'

type StayLetterProps = { booking: StaffBooking; form: StayForm }

/** Asks if the guest is told of a change of their stay, and shows the mail that they would get. */
export function StayLetter({ booking, form: { typed, offer, isSame, change } }: StayLetterProps) {
  const { full_name: name, email } = booking
  const letter = offer?.letter ?? null
  const [, now = ''] = letter?.english ?? []
  if (email === null) {
    return <p className="border-edge border-t pt-4 font-medium">{untoldSentence(name)}</p>
  }
  return (
    <div className="border-edge border-t pt-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          checked={typed.tell}
          className="size-5 shrink-0 accent-lake"
          onChange={(event) => change({ tell: event.target.checked })}
          type="checkbox"
        />
        <span>
          <b className="font-semibold">Tell {name.split(' ')[0]}</b> by e-mail
          {letter && `, in ${languageName(letter.locale)}`}
        </span>
      </label>
      {typed.tell && letter && !isSame && (
        <details className="ms-8">
          <summary className="num min-h-11 cursor-pointer text-ink-2 text-sm">
            “{now}”{' '}
            <span className="font-semibold text-lake underline underline-offset-3">
              Read it all
            </span>
          </summary>
          <LetterPreview fullName={name} letter={letter} />
        </details>
      )}
    </div>
  )
}
