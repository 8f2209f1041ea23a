import { beforeEach, describe, expect, test, vi } from 'vitest'
import { roomOfLink, stayOfLink } from '#components/booking/deep-link.ts'
import {
  followLink,
  forgetHold,
  keepHold,
  keptHoldIn,
  readDraft,
  saveDraft,
} from '#components/booking/draft.ts'
import { emptyFlow, type Flow } from '#components/booking/flow.ts'
import { property } from '#lib/property.ts'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

const newTab = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  newTab()
  vi.stubGlobal('localStorage', storage())
})

const now = 1_000_000
const day = 24 * 3_600_000
const fields = { ...emptyFlow.fields, fullName: 'Asha', guests: 3 }
const hold = {
  token: 't',
  reference: 'D7K-3MX',
  expiresAt: now + 60_000,
  amountPaise: 1,
  terms: property,
  captchaWord: 'FARMSTAY',
  atLimit: false,
  fields,
  price: null,
  paying: 'deposit' as const,
  mayHavePaid: false,
  givenBack: false,
}
const proof = { utr: '5346', captcha: '' }
const paying: Flow = { ...emptyFlow, step: 'qr', fields, hold, proof }

describe('a reload', () => {
  test('brings back what was typed, the step and the hold', () => {
    saveDraft({ ...paying, trouble: { kind: 'general' }, sent: 0.5 }, '?a=b')
    keepHold({ hold, proof })
    expect(readDraft(now)).toEqual({ flow: paying, link: '?a=b' })
  })

  test('in the second of preparing leads back to the form', () => {
    saveDraft({ ...paying, step: 'preparing', hold: null }, '')
    expect(readDraft(now).flow.step).toBe('form')
  })

  test('finds nothing once the booking is made', () => {
    saveDraft(paying, '')
    saveDraft({ ...paying, step: 'done' }, '')
    expect(readDraft(now).flow).toEqual(emptyFlow)
  })

  test('leads to the form with what was typed when another tab has ended the hold', () => {
    saveDraft(paying, '')
    expect(readDraft(now).flow).toEqual({ ...emptyFlow, fields })
  })

  test.each(['no json', '{"step":"qr"}', '{"step":"done","fields":{},"proof":{},"hold":null}'])(
    'takes %s for no draft',
    (text) => {
      sessionStorage.setItem('dontali.booking', text)
      localStorage.setItem('dontali.hold', text)
      expect(readDraft(now).flow).toEqual(emptyFlow)
    },
  )
})

describe('a tab that was closed', () => {
  beforeEach(() => {
    saveDraft(paying, '')
    keepHold({ hold, proof })
    newTab()
  })

  test('leaves the hold and the proof to the next one, and an empty form until the guest goes on', () => {
    expect(readDraft(now).flow).toEqual({ ...emptyFlow, hold, proof })
  })

  test('leaves the choice between deposit and all to the next one; a hold of before the choice was paid whole', () => {
    keepHold({ hold: { ...hold, paying: 'total' }, proof })
    expect(readDraft(now).flow.hold?.paying).toBe('total')
    keepHold({ hold, proof })
    expect(readDraft(now).flow.hold?.paying).toBe('deposit')
    const { paying: _, ...former } = hold
    localStorage.setItem('dontali.hold', JSON.stringify({ hold: former, proof }))
    expect(readDraft(now).flow.hold).toEqual({ ...hold, paying: 'total' })
  })

  test('is forgotten a day after the end of the hold', () => {
    expect(readDraft(hold.expiresAt + day - 1).flow.hold).toEqual(hold)
    expect(readDraft(hold.expiresAt + day).flow).toEqual(emptyFlow)
    expect(localStorage.getItem('dontali.hold')).toBeNull()
  })

  test('is forgotten when the guest gives the room up; what another tab pays for is not', () => {
    forgetHold('other')
    expect(readDraft(now).flow.hold).toEqual(hold)
    forgetHold('t')
    expect(readDraft(now).flow).toEqual(emptyFlow)
  })

  test('tells its hold to the other tabs, but nothing that is none', () => {
    expect(keptHoldIn(localStorage.getItem('dontali.hold'), now)).toEqual({ hold, proof })
    const { fields: _, ...withoutStay } = hold
    for (const text of [null, '', '{}', JSON.stringify({ hold: withoutStay, proof })]) {
      expect(keptHoldIn(text, now)).toBeNull()
    }
  })
})

test('a browser that stores nothing breaks nothing', () => {
  const refused = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  const denied = { getItem: refused, setItem: refused, removeItem: refused }
  vi.stubGlobal('sessionStorage', denied)
  vi.stubGlobal('localStorage', denied)
  saveDraft(paying, '')
  keepHold({ hold, proof })
  forgetHold('t')
  expect(readDraft(now)).toEqual({ flow: emptyFlow, link: '' })
})

describe('a deep link', () => {
  const today = '2026-12-12'

  test('fills dates and guests', () => {
    const link = '?checkIn=2026-12-19&checkOut=2026-12-22&guests=4'
    expect(stayOfLink(link, today, 6)).toEqual({
      checkIn: '2026-12-19',
      checkOut: '2026-12-22',
      guests: 4,
    })
  })

  test.each([
    '?checkIn=2026-12-11',
    '?checkIn=2026-02-30',
    '?guests=0',
    '?guests=7',
    '?guests=2.5',
    '',
  ])('%s says nothing that can be used', (link) => {
    expect(stayOfLink(link, today, 6)).toEqual({})
  })

  test('followed while the code is shown leads back to the form with its stay, and gives the room back', () => {
    const asked = { checkIn: '2026-12-19', checkOut: '2026-12-22' }
    const flow = followLink(paying, asked)
    expect(flow).toMatchObject({
      step: 'form',
      hold: { token: 't', givenBack: true },
      fields: { fullName: 'Asha', ...asked },
    })
  })

  test('changes nothing for whoever may have paid, nor does a page without a link', () => {
    const paid: Flow = { ...paying, hold: { ...hold, mayHavePaid: true } }
    for (const step of ['qr', 'upload'] as const) {
      expect(followLink({ ...paid, step }, { checkIn: '2026-12-19' })).toEqual({ ...paid, step })
    }
    expect(followLink(paying, {})).toBe(paying)
  })

  test('names a room by id, slug or name, in any letter case', () => {
    const rooms = [{ id: 7, name: 'Valley-View Cottage', slug: 'cottage' }]
    for (const room of ['7', 'COTTAGE', 'valley-view cottage']) {
      expect(roomOfLink(`?room=${room}`, rooms)?.id).toBe(7)
    }
    const renamed = [{ id: 8, name: 'Attic', slug: 'valley-view-cottage' }]
    expect(roomOfLink('?room=Valley-View+Cottage', renamed)?.id).toBe(8)
    expect(roomOfLink('?room=Valley-View+Cottage', [...renamed, ...rooms])?.id).toBe(7)
    expect(roomOfLink('?room=barn', rooms)).toBeUndefined()
    expect(roomOfLink('', rooms)).toBeUndefined()
  })
})
