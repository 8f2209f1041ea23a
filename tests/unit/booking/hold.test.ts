import { describe, expect, test } from 'vitest'
import { checkGuest } from '#components/booking/check-fields.ts'
import { emptyFlow, type Flow } from '#components/booking/flow.ts'
import { fieldsOfHold, isForStay, isLive } from '#components/booking/hold.ts'
import { fields, hold, play, terms } from '../../support/booking-flow.ts'

describe('a payment that was begun', () => {
  const stored: Partial<Flow> = { fields: emptyFlow.fields, hold }

  test('goes on with its stay, at the code or at the proof', () => {
    expect(play(stored, { type: 'resumed', step: 'qr' })).toMatchObject({
      step: 'qr',
      fields,
      hold,
    })
    expect(play(stored, { type: 'resumed', step: 'upload' })).toMatchObject({
      step: 'upload',
      fields,
      hold: { mayHavePaid: true },
    })
    expect(play({}, { type: 'resumed', step: 'qr' }).step).toBe('form')
  })

  test('goes on with what was typed last, and with the stay that is held', () => {
    const typed = { ...emptyFlow.fields, phone: '+91 97000 11223', checkIn: '2027-01-01' }
    expect(fieldsOfHold(hold, typed)).toEqual({ ...fields, phone: '+91 97000 11223' })
  })

  test('stays while another stay stands in the form, and when a new hold is refused', () => {
    const flow = play(
      stored,
      { type: 'typed', name: 'checkIn', value: '2027-01-01' },
      { type: 'preparing' },
      { type: 'holdRefused', trouble: { kind: 'holdFailed' } },
    )
    expect(flow).toMatchObject({ step: 'form', hold })
    expect(isForStay(hold, flow.fields)).toBe(false)
    expect(isForStay(hold, fields)).toBe(true)
  })

  test('gives way to a new hold, with an empty proof', () => {
    const flow = play(
      { ...stored, proof: { utr: '1', captcha: 'x' } },
      { type: 'preparing' },
      { type: 'held', terms: { ...terms, token: 'new' } },
    )
    expect(flow).toMatchObject({ hold: { token: 'new' }, proof: { utr: '', captcha: '' } })
  })

  test('ends here when another tab ends it, and follows what that one does with it', () => {
    const here = play({ step: 'qr', hold })
    expect(play(here, { type: 'holdKnown', hold: null })).toMatchObject({
      step: 'form',
      hold: null,
    })
    const longer = { ...hold, expiresAt: 9_000 }
    expect(play(here, { type: 'holdKnown', hold: longer })).toMatchObject({
      step: 'qr',
      hold: longer,
    })
    const other = { ...hold, token: 'other' }
    expect(play(here, { type: 'holdKnown', hold: other })).toMatchObject({
      step: 'form',
      hold: other,
    })
  })

  test('is not taken away while the booking is being sent, or once it is made', () => {
    for (const busy of [{ step: 'upload', sent: 0.5 }, { step: 'done' }] as const) {
      const here = play({ ...busy, hold })
      expect(play(here, { type: 'holdKnown', hold: null })).toEqual(here)
    }
  })

  test('a hold that was given back is replaced by a new one when the guest asks again', () => {
    const back = play({ step: 'qr', hold }, { type: 'back' }, { type: 'resumed', step: 'qr' })
    const flow = play(back, { type: 'extended', of: 't', terms: { ...terms, token: 'new' } })
    expect(flow.hold).toMatchObject({ token: 'new', givenBack: false })
  })

  test('keeps its room until it runs out or is given back', () => {
    expect(isLive(hold, 999)).toBe(true)
    expect(isLive(hold, 1_000)).toBe(false)
    expect(isLive({ ...hold, givenBack: true }, 0)).toBe(false)
  })
})

test('for a payment that goes on, only the guest’s own details are looked at', () => {
  const past = { ...fields, checkIn: '2026-12-01', checkOut: '2026-12-02' }
  expect(checkGuest(past)).toEqual({ errors: {}, trouble: null })
  expect(checkGuest({ ...past, phone: '' })).toEqual({
    errors: { phone: 'error' },
    trouble: { kind: 'required' },
  })
})
