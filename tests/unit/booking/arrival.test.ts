import { describe, expect, test } from 'vitest'
import {
  type BeforeState,
  beforeReducer,
  beginWith,
  isToSend,
} from '#components/booking/guest/before-you-come-state.ts'
import { nothingTold } from '#lib/booking/rules/told.ts'
import { property } from '#lib/property.ts'
import {
  arrivalHours,
  countsTooMany,
  hoursWith,
  isLate,
  lateHours,
  mayNote,
  mayTell,
} from '#lib/reservations/rules/arrival.ts'

const stay = { status: 'confirmed', checkIn: '2026-12-12', checkOut: '2026-12-15' } as const

describe('what is said before a stay', () => {
  test('is said by its guest up to the day of arrival, by staff up to that of departure', () => {
    const days = ['2026-12-01', '2026-12-12', '2026-12-13', '2026-12-15', '2026-12-16']
    expect(days.map((today) => mayTell(stay, today))).toEqual([true, true, false, false, false])
    expect(days.map((today) => mayNote(stay, today))).toEqual([true, true, true, true, false])
  })

  test('offers the hours of check-in, those after it, and one that was chosen otherwise', () => {
    const { from, to } = property.checkIn
    expect([arrivalHours(property)[0], arrivalHours(property).at(-1)]).toEqual([from, to])
    expect(arrivalHours(property)).toHaveLength(
      Number.parseInt(to, 10) - Number.parseInt(from, 10) + 1,
    )
    expect(lateHours(property)[0]).toBe(`${Number.parseInt(to, 10) + 1}:00`)
    expect(hoursWith(['13:00', '14:00'], '13:30')).toEqual(['13:00', '13:30', '14:00'])
    expect(hoursWith(['13:00'], '')).toEqual(['13:00'])
    expect([to, to.replace(/0$/, '1'), ''].map((at) => isLate(at, property))).toEqual([
      false,
      true,
      false,
    ])
  })

  test('counts no more guests than come; a party that has become smaller may be put right in steps', () => {
    const two = { ...nothingTold, veg: 2 }
    const three = { ...nothingTold, veg: 3 }
    expect(countsTooMany(nothingTold, two, 2)).toBe(false)
    expect(countsTooMany(two, three, 2)).toBe(true)
    expect(countsTooMany(three, two, 1)).toBe(false)
  })
})

describe('a page that saves by itself', () => {
  const at = (minute: number) => `2026-12-01T10:0${minute}:00.000Z`
  const begun = beginWith(nothingTold)
  const typed = (state: BeforeState, changes: object) =>
    beforeReducer(state, { type: 'typed', changes })
  const sending = (state: BeforeState) => beforeReducer(state, { type: 'sending' })
  const lost = { why: 'trouble', trouble: { kind: 'offline' } } as const

  test('sends what was changed, once, and what is typed meanwhile after it', () => {
    expect(isToSend(begun)).toBe(false)
    const first = sending(typed(begun, { veg: 1 }))
    expect([first.sent, isToSend(first)]).toEqual([{ veg: 1 }, false])
    const told = { ...nothingTold, veg: 1, saved_at: at(1) }
    const next = beforeReducer(typed(first, { dogs: 1 }), { type: 'saved', told })
    expect([next.shown.dogs, next.waiting, isToSend(next)]).toEqual([1, { dogs: 1 }, true])
  })

  test('leaves the text under the cursor as it was typed, and takes over what another page has said', () => {
    const told = { ...nothingTold, allergies: 'Nuts', dogs: 2, saved_at: at(1) }
    const { shown } = beforeReducer(sending(typed(begun, { allergies: 'Nuts ' })), {
      type: 'saved',
      told,
    })
    expect(shown).toEqual({ ...told, allergies: 'Nuts ' })
  })

  test('keeps what found no connection, and sends it together with what comes later', () => {
    const failed = beforeReducer(sending(typed(begun, { veg: 1, words: 'Hi' })), {
      type: 'failed',
      failure: lost,
    })
    expect([failed.shown.veg, isToSend(failed)]).toEqual([1, false])
    const again = typed(failed, { veg: 2 })
    expect([again.waiting, isToSend(again)]).toEqual([{ veg: 2, words: 'Hi' }, true])
    expect(isToSend(beforeReducer(failed, { type: 'again' }))).toBe(true)
  })

  test('shows what is stored once another page was quicker', () => {
    const stale = beforeReducer(sending(typed(begun, { veg: 3 })), {
      type: 'failed',
      failure: { why: 'stale' },
    })
    expect([stale.shown, isToSend(stale), stale.failure?.why]).toEqual([
      nothingTold,
      false,
      'stale',
    ])
  })

  test('takes no answer for the newest that a newer one has overtaken', () => {
    const newer = beginWith({ ...nothingTold, veg: 2, saved_at: at(5) })
    const told = { ...nothingTold, veg: 1, saved_at: at(4) }
    expect(beforeReducer(newer, { type: 'fresh', told }).shown.veg).toBe(2)
  })
})
