import { expect, test } from 'vitest'
import { wireRoom } from '#lib/rooms/schema/room.ts'

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
    imageId: null,
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
    units: 3,
    unit_names: ['Wada 1', '2', '3'],
    sleeps: 2,
    version: 2,
  })
  expect(wireRoom({ ...room, imageId: 'abc' }).image_path).toBe('/api/room_pictures/abc')
})
