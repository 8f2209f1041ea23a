'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { reading } from '#calls/client.ts'
import { sayWhy } from '#components/ui/say-why.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireQuote } from '#lib/rates/schema/quote.ts'
import { fetchQuote } from '#lib/reservations/client/availability.ts'
import { addDays, dayInIndia, formatDay } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { ChosenField, TypedField } from '../kit/form/form-fields.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { useAnswer } from '../kit/live/use-answer.ts'
import { useDelayed } from '../kit/use-delayed.ts'
import { noAnswer, rupees } from '../kit/words.ts'
import { dayLook } from './night-fields.tsx'
import { SideDialog } from './side-panel.tsx'

const t = staffWords('rates')

const mostGuests = 20
const guestOptions = Array.from({ length: mostGuests }, (_, at) => {
  return [String(at + 1), String(at + 1)] as const
})

/** The price of a stay as guests are told it, by their own calculation. Saves nothing. */
export function GuestPays({ onClose }: { onClose: () => void }) {
  const { field, draft, arrive, rooms, loading, quote, problem } = useQuote()
  return (
    <SideDialog about={t('guestPays.about')} onClose={onClose} title={t('guestPays.title')}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        <ChosenField
          {...field('room')}
          className="col-span-2"
          label={t('guestPays.room')}
          options={rooms.map(({ slug, name }) => [slug, name] as const)}
          value={draft.room}
        />
        <TypedField
          {...field('check_in')}
          {...dayLook}
          label={t('guestPays.checkIn')}
          onChange={arrive}
        />
        <TypedField
          {...field('check_out')}
          {...dayLook}
          label={t('guestPays.checkOut')}
          min={draft.check_in}
        />
        <ChosenField {...field('guests')} label={t('guestPays.guests')} options={guestOptions} />
        <TypedField
          {...field('code')}
          inputClass="uppercase"
          label={t('guestPays.code')}
          maxLength={20}
        />
      </div>
      <div aria-busy={loading} aria-live="polite" className="mt-4">
        {problem ? (
          <p className="rounded-control bg-rice px-3.5 py-2.5 text-sm">{problem}</p>
        ) : (
          quote && <PriceLines quote={quote} />
        )}
      </div>
    </SideDialog>
  )
}

/** A stay as it is typed; the room by its slug. */
type TypedStay = Record<'room' | 'check_in' | 'check_out' | 'guests' | 'code', string>
type Answer = { quote: WireQuote | null; problem: string | null }

const typingMs = 250
const everyRoom = { q: '' }

/** Asks what a stay would cost a guest, as it is typed, and again when rates change. */
function useQuote() {
  const all = useAnswer(reading('GET rooms'), everyRoom, null, { topics: ['rooms'] }).value
  const rooms = all?.rows.filter((room) => room.on_site) ?? []
  // Until somebody chooses, the room whose nights are shown.
  const shown = useSearchParams().get('of')
  const first = rooms.find(({ id }) => String(id) === shown) ?? rooms[0]
  const { draft: typed, field, change } = useForm('quote', firstStay)
  const draft = { ...typed, room: typed.room || (first?.slug ?? '') }
  // An arrival that is moved past the departure takes it along.
  const arrive = (check_in: string) => {
    const isTurned = check_in !== '' && draft.check_out <= check_in
    change({ check_in, ...(isTurned && { check_out: addDays(check_in, 1) }) })
  }
  const asked = useDelayed(JSON.stringify(draft), typingMs)
  const { value, loading, failed } = useAnswer(ask, { asked }, null, {
    topics: ['rooms', 'bookings'],
  })
  return {
    ...{ field, draft, arrive, rooms, loading },
    quote: value?.quote ?? null,
    problem: failed ? noAnswer() : (value?.problem ?? null),
  }
}

function firstStay(): TypedStay {
  const today = dayInIndia(new Date())
  return { room: '', check_in: today, check_out: addDays(today, 1), guests: '2', code: '' }
}

// A stay that isn't sold is an answer, too: the reason is shown instead of the price.
async function ask(
  { asked }: { asked: string },
  options: { signal?: AbortSignal },
): Promise<Answer> {
  const { room, check_in, check_out, guests, code } = JSON.parse(asked) as TypedStay
  if (!room) return { quote: null, problem: null }
  const nights = { checkIn: check_in, checkOut: check_out }
  try {
    const stay = { roomType: room, ...nights, guests: Number(guests), code }
    return { quote: await fetchQuote(stay, options.signal), problem: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [first] = Object.values(error.detail.errors ?? {})
    return { quote: null, problem: first ?? sayWhy(error) }
  }
}

/** A quote, line by line: nights with the source of their prices, extra guests, discounts, and the total with its tax. */
function PriceLines({ quote }: { quote: WireQuote }) {
  const { nights, extras, lines, discount, total, base, gst, deposit } = quote
  return (
    <dl className="num grid gap-2.5 text-sm">
      {nights.map(({ date, price, because, season }) => (
        <Line
          key={date}
          name={
            <>
              {formatDay(date)}
              {because !== 'usual' && (
                <span
                  className={`ms-2 rounded-[6px] px-1.5 py-0.5 font-semibold text-xs ${because === 'season' ? 'bg-turmeric-tint text-turmeric-ink' : 'bg-rice text-ink'}`}
                >
                  {season ?? t('order.own.name')}
                </span>
              )}
            </>
          }
          value={rupees(price)}
        />
      ))}
      {extras.map(({ words, amount }) => (
        <Line key={words} name={words} value={rupees(amount)} />
      ))}
      {lines
        .filter(({ kind }) => kind === 'limit')
        .map(({ words, amount }) => (
          <Line key={words} name={words} value={rupees(amount)} />
        ))}
      {discount && <Line name={discountWords(discount)} value={`− ${rupees(discount.amount)}`} />}
      <div className="flex items-baseline justify-between gap-3 border-ink border-t-[1.5px] pt-2.5">
        <dt className="font-semibold">{t('guestPays.total')}</dt>
        <dd className="heading text-title">{rupees(total)}</dd>
      </div>
      {gst > 0 && (
        <Line name={t('guestPays.tax', { base: rupees(base), gst: rupees(gst) })} value="" />
      )}
      <Line
        name={t('guestPays.deposit', { percent: farm().depositPercent })}
        value={rupees(deposit)}
      />
    </dl>
  )
}

function discountWords({ because, words }: NonNullable<WireQuote['discount']>): string {
  return because === 'code'
    ? t('guestPays.codeDiscount', { code: words })
    : t('guestPays.longStayDiscount')
}

function Line({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="shrink-0 font-medium">{value}</dd>
    </div>
  )
}
