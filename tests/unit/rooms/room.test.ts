import { expect, test } from 'vitest'
import { drawnAs, shownPictures } from '#lib/rooms/rules/picture.ts'
import { wireRoom } from '#lib/rooms/schema/room.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

test('a room travels in rupees and with the path of its picture', () => {
  const room = {
    id: 7,
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    description: '',
    basePaise: 400_050,
    gstPercent: 18,
    ratePaise: 472_059,
    units: 3,
    unitNames: ['Wada 1', '2', '3'],
    sleeps: 2,
    facts: {},
    onSite: true,
    position: 1,
    words: {
      fr: { name: 'Chambre du wada', description: '', named: true, current: false },
      ru: { name: 'Комната в ваде', description: '', named: false, current: false },
    },
    pictures: [],
    version: 2,
  }
  expect(wireRoom(room)).toEqual({
    id: 7,
    name: 'Maratha Wada Room',
    slug: 'maratha-wada-room',
    base_rate: 4000.5,
    gst_rate: 18,
    total_rate: 4720.59,
    description: '',
    image_path: null,
    picture: null,
    on_site: true,
    names: { fr: 'Chambre du wada' },
    units: 3,
    unit_names: ['Wada 1', '2', '3'],
    sleeps: 2,
    version: 2,
  })
})

test('drawings of ours give way to photographs, and there are never more than two', () => {
  const spot = { roomId: 1, focusX: 30, focusY: 60, alt: {} }
  const drawing = (id: number, plate: string) => ({
    ...spot,
    id,
    slot: 'bed' as const,
    kind: 'illustration' as const,
    fileId: null,
    photo: null,
    plate,
  })
  const drawings = [drawing(1, 'room'), drawing(2, 'bath'), drawing(3, 'swing')]
  const stored = { hash: 'abc', width: 1200, height: 1600, color: '#321321' }
  const copies = [
    { format: 'webp', width: 1200, hash: 'c' },
    { format: 'webp', width: 480, hash: 'b' },
    { format: 'jpeg', width: 480, hash: 'a' },
  ] as const
  const photo = {
    ...spot,
    id: 4,
    slot: 'more' as const,
    kind: 'photo' as const,
    fileId: 'id',
    photo: { ...stored, copies },
    plate: null,
  }
  expect(shownPictures(drawings)).toEqual(drawings.slice(0, 2))
  expect(shownPictures([...drawings, photo])).toEqual([photo])
  const illustration = { ...photo, kind: 'illustration' as const }
  expect(shownPictures([...drawings, illustration, illustration, illustration])).toEqual([
    illustration,
    illustration,
  ])
  expect(shownPictures([illustration, illustration, photo])).toHaveLength(3)
  expect(drawnAs(illustration)).toMatchObject({ kind: 'drawing' })
  expect(drawnAs(photo)).toMatchObject({
    kind: 'photo',
    focus: '30% 60%',
    avif: [],
    webp: [
      { width: 480, src: '/api/pictures/b' },
      { width: 1200, src: '/api/pictures/c' },
    ],
    jpeg: [
      { width: 480, src: '/api/pictures/a' },
      { width: 1200, src: '/api/pictures/abc' },
    ],
  })
  expect(drawnAs(drawing(1, 'room'))).toMatchObject({ kind: 'art' })
})
