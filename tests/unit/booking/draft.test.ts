import { describe, expect, test } from 'vitest'
import { roomOfLink, stayOfLink } from '#components/booking/deep-link.ts'
import { followLink, readDraft, saveDraft } from '#components/booking/draft.ts'
import { emptyFlow, type Flow } from '#components/booking/flow.ts'

function tab(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

const paying: Flow = {
  ...emptyFlow,
  step: 'qr',
  fields: { ...emptyFlow.fields, fullName: 'Asha', guests: 3 },
  attempt: 'a',
  hold: {
    token: 't',
    reference: 'D7K-3MX',
    expiresAt: 1,
    amountPaise: 1,
    captchaWord: 'FARMSTAY',
    atLimit: false,
  },
}

describe('a reload', () => {
  test('brings back what was typed, the step, the hold and the key of the attempt', () => {
    const store = tab()
    saveDraft(store, { ...paying, trouble: { kind: 'general' }, sent: 0.5 }, '?a=b')
    expect(readDraft(store)).toEqual({ flow: paying, link: '?a=b' })
  })

  test('in the second of preparing leads back to the form', () => {
    const store = tab()
    saveDraft(store, { ...paying, step: 'preparing', hold: null }, '')
    expect(readDraft(store).flow.step).toBe('form')
  })

  test('finds nothing once the booking is made', () => {
    const store = tab()
    saveDraft(store, paying, '')
    saveDraft(store, { ...paying, step: 'done' }, '')
    expect(readDraft(store).flow).toEqual(emptyFlow)
  })

  test.each(['no json', '{"step":"qr"}', '{"step":"done","fields":{},"proof":{},"hold":null}'])(
    'takes %s for no draft',
    (text) => {
      const store = tab()
      store.setItem('dontali.booking', text)
      expect(readDraft(store).flow).toEqual(emptyFlow)
    },
  )
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

  test('followed while the code is shown leads back to the form with its stay, and gives the hold up', () => {
    const asked = { checkIn: '2026-12-19', checkOut: '2026-12-22' }
    const flow = followLink(paying, asked)
    expect(flow).toMatchObject({ step: 'form', hold: null, fields: { fullName: 'Asha', ...asked } })
  })

  test('changes nothing for whoever says that they have paid, nor does a page without a link', () => {
    const paid: Flow = { ...paying, step: 'upload' }
    expect(followLink(paid, { checkIn: '2026-12-19' })).toBe(paid)
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
