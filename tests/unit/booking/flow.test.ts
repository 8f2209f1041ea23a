import { describe, expect, test } from 'vitest'
import { beyondLimits, checkFields } from '#components/booking/check-fields.ts'
import { nightsOfFields, stayKey } from '#components/booking/fields.ts'
import { type Action, emptyFlow } from '#components/booking/flow.ts'
import { nextFlow } from '#components/booking/next-flow.ts'
import { fields, hold, play, terms } from '../../support/booking-flow.ts'

const today = '2026-12-12'
const key = stayKey(fields, today)
const alternatives = {
  nearest: [{ checkIn: '2026-12-21', checkOut: '2026-12-24', totalPaise: 1_947_000 }],
  otherRooms: [{ name: 'Maratha Wada Room', totalPaise: 1_416_000 }],
}

describe('dates', () => {
  test('a check-in without a check-out sets the next day', () => {
    const flow = play(
      { fields: { ...fields, checkIn: '', checkOut: '' } },
      { type: 'typed', name: 'checkIn', value: '2026-12-31' },
    )
    expect(flow.fields.checkOut).toBe('2027-01-01')
  })

  test.each(['2026-12-22', '2026-12-25'])(
    'a check-in on or past the check-out (%s) moves it to the next day',
    (value) => {
      const flow = play({}, { type: 'typed', name: 'checkIn', value })
      expect(flow.fields.checkOut).toBe(value === '2026-12-22' ? '2026-12-23' : '2026-12-26')
    },
  )

  test('a check-in before the check-out leaves it', () => {
    const flow = play({}, { type: 'typed', name: 'checkIn', value: '2026-12-21' })
    expect(flow.fields.checkOut).toBe('2026-12-22')
  })

  test('a stay of one day counts one night, no stay none', () => {
    expect(nightsOfFields({ ...fields, checkOut: '2026-12-20' })).toBe(1)
    expect(nightsOfFields({ ...fields, checkOut: fields.checkIn })).toBe(1)
    expect(nightsOfFields({ ...fields, checkOut: '' })).toBe(0)
  })

  test('only a room with dates from today on can be asked about', () => {
    expect(key).not.toBe('')
    expect(stayKey({ ...fields, roomType: '' }, today)).toBe('')
    expect(stayKey({ ...fields, checkIn: '2026-12-11' }, today)).toBe('')
    expect(stayKey({ ...fields, checkOut: fields.checkIn }, today)).toBe('')
    expect(stayKey({ ...fields, checkOut: '2027-01-19' }, today)).toBe('')
    expect(stayKey(fields, '')).toBe('')
  })
})

describe('what the form asks for', () => {
  test('a complete form has nothing wrong', () => {
    expect(checkFields(fields, today)).toEqual({ errors: {}, trouble: null })
  })

  test.each(['fullName', 'email', 'phone', 'roomType', 'checkIn', 'checkOut'] as const)(
    'an empty %s is a required field that is missing',
    (name) => {
      const { errors, trouble } = checkFields({ ...fields, [name]: ' ' }, today)
      expect(trouble).toEqual({ kind: 'required' })
      expect(errors[name]).toBe('error')
    },
  )

  test('the errors come in the order of the form, whether a field is empty or wrong', () => {
    const { errors } = checkFields(
      { ...emptyFlow.fields, email: 'kabir@', checkIn: '2026-12-11' },
      today,
    )
    const inForm = ['roomType', 'checkIn', 'checkOut', 'fullName', 'email', 'phone']
    expect(Object.keys(errors)).toEqual(inForm)
  })

  test('what is there but wrong is counted, and told at its field', () => {
    const wrong = { ...fields, email: 'kabir@', phone: '12' }
    expect(checkFields(wrong, today)).toEqual({
      errors: { email: 'error', phone: 'error' },
      trouble: { kind: 'fields', count: 2 },
    })
  })

  test('a phone number is one in Arabic digits, and with the marks of the address book it was copied from', () => {
    for (const phone of ['٩٩٣٠٢٧٧٠١٤', '\u202a+91 99302 77014\u202c']) {
      expect(checkFields({ ...fields, phone }, today).errors).toEqual({})
    }
  })

  test.each([
    [{ checkIn: '2026-12-11' }, { checkIn: 'error' }],
    [{ checkIn: '2027-12-13', checkOut: '2027-12-14' }, { checkIn: 'tooFar' }],
    [{ checkOut: '2026-12-19' }, { checkOut: 'error' }],
    [{ checkOut: '2027-01-19' }, { checkOut: 'tooLong' }],
  ])('%o is refused as %o', (change, errors) => {
    expect(checkFields({ ...fields, ...change }, today).errors).toEqual(errors)
  })

  test('dates beyond the limits are told at once, dates that are not there yet are not', () => {
    const late = { checkIn: '2027-12-13', checkOut: '2027-12-14' }
    expect(beyondLimits({ ...fields, checkOut: '2027-01-19' }, today)).toEqual({
      checkOut: 'tooLong',
    })
    expect(beyondLimits({ ...fields, ...late }, today)).toEqual({ checkIn: 'tooFar' })
    expect(beyondLimits(fields, today)).toEqual({})
    expect(beyondLimits({ ...fields, checkIn: '', checkOut: '' }, today)).toEqual({})
  })

  test('the box goes when the last field has been put right', () => {
    const flow = play(
      {},
      {
        type: 'refused',
        errors: { email: 'error', phone: 'error' },
        trouble: { kind: 'required' },
      },
      { type: 'typed', name: 'email', value: 'k@example.com' },
    )
    expect(flow.trouble).toEqual({ kind: 'required' })
    expect(play(flow, { type: 'typed', name: 'phone', value: '9930277014' }).trouble).toBeNull()
  })
})

describe('availability', () => {
  const asked = play({}, { type: 'checking', key })

  test('the answer to the present question counts, with its free dates', () => {
    const flow = play(asked, { type: 'checked', key, answer: 'unavailable', alternatives })
    expect(flow.availability).toEqual({ key, answer: 'unavailable', ...alternatives })
  })

  test('an answer that comes after another question was asked changes nothing', () => {
    const other = stayKey({ ...fields, checkOut: '2026-12-23' }, today)
    const flow = play(
      asked,
      { type: 'checking', key: other },
      { type: 'checked', key, answer: 'available' },
    )
    expect(flow.availability).toMatchObject({ key: other, answer: 'checking' })
  })

  test('taking other dates puts them in and drops the refusal', () => {
    const flow = play(
      { trouble: { kind: 'notAvailable' } },
      { type: 'stayChosen', stay: { checkIn: '2026-12-21', checkOut: '2026-12-24' } },
    )
    expect(flow.fields).toMatchObject({ checkIn: '2026-12-21', checkOut: '2026-12-24' })
    expect(flow.trouble).toBeNull()
  })
})

describe('the steps', () => {
  const preparing = play({}, { type: 'preparing' })
  const paying = play(preparing, { type: 'held', terms })
  const proving = play(paying, { type: 'paid' })

  test('go from form by preparing to qr, with the hold', () => {
    expect(preparing.step).toBe('preparing')
    expect(paying).toMatchObject({ step: 'qr', hold })
  })

  test('begin with the deposit, and keep what the guest chooses, also for another hold', () => {
    const paying = play({ step: 'preparing' }, { type: 'held', terms })
    expect(paying.hold?.paying).toBe('deposit')
    const chosen = nextFlow(paying, { type: 'sumChosen', paying: 'total' })
    expect(chosen.hold).toEqual({ ...paying.hold, paying: 'total' })
    const again = [
      { type: 'extended', of: 't', terms: { ...terms, expiresAt: 2_000 } },
      { type: 'back' },
      { type: 'preparing' },
      { type: 'held', terms: { ...terms, token: 'u' } },
    ] as const
    expect(again.reduce(nextFlow, chosen).hold).toMatchObject({ token: 'u', paying: 'total' })
  })

  test('go from qr to upload and done', () => {
    expect(proving.step).toBe('upload')
    const result = {
      reference: 'D7K-3MX',
      statusUrl: '/stay/s',
      needsRoom: false,
      mailed: true,
      byTransfer: false,
    }
    const done = play(proving, { type: 'sending', sent: 0.5 }, { type: 'booked', result })
    expect(done).toMatchObject({ step: 'done', result, sent: null, proof: emptyFlow.proof })
  })

  test('a refused hold leads back to the form, with what was typed and the free dates', () => {
    const flow = play(
      { ...preparing, availability: { key, answer: 'available', nearest: [], otherRooms: [] } },
      { type: 'holdRefused', trouble: { kind: 'holdFailed' }, alternatives },
    )
    expect(flow).toMatchObject({ step: 'form', fields, hold: null })
    expect(flow.availability).toEqual({ key, answer: 'unavailable', ...alternatives })
  })

  test('back from the code gives the room back, and remembers its hold: it may have been paid for', () => {
    const back = play(paying, { type: 'back' })
    expect(back).toMatchObject({ step: 'form', hold: { token: 't', givenBack: true }, fields })
  })

  test.each<[string, Action[]]>([
    ['saying so', [{ type: 'paid' }, { type: 'back' }, { type: 'back' }]],
    ['leaving for the app', [{ type: 'left' }, { type: 'back' }]],
  ])('back after paying, or %s, gives nothing up', (_, steps) => {
    const flow = play(paying, ...steps)
    expect(flow).toMatchObject({ step: 'form', hold: { mayHavePaid: true, givenBack: false } })
  })

  test('there is no way back while the booking is being sent', () => {
    expect(play(proving, { type: 'sending', sent: 0.1 }, { type: 'back' }).step).toBe('upload')
  })

  test('a hold that arrives after the guest went back is not taken up', () => {
    expect(play({ step: 'form' }, { type: 'held', terms }).step).toBe('form')
  })

  test('only an extension of the present hold counts', () => {
    const later = { ...terms, expiresAt: 2_000 }
    expect(play(paying, { type: 'extended', of: 't', terms: later }).hold).toEqual({
      ...hold,
      ...later,
    })
    expect(play(paying, { type: 'extended', of: 'x', terms: later }).hold).toEqual(hold)
    expect(play(paying, { type: 'holdAtLimit' }).hold?.atLimit).toBe(true)
  })

  test('a failed sending keeps everything, the hold included', () => {
    const failed = play(
      proving,
      { type: 'proved', proof: { utr: '5346 0412 7783', captcha: 'farmstay' } },
      { type: 'sending', sent: 0.9 },
      { type: 'stopped', trouble: { kind: 'general' } },
    )
    expect(failed).toMatchObject({
      step: 'upload',
      fields,
      proof: { utr: '5346 0412 7783', captcha: 'farmstay' },
      hold: { ...hold, mayHavePaid: true },
      sent: null,
      trouble: { kind: 'general' },
    })
  })
})
