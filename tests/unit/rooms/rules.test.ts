import { expect, test } from 'vitest'
import { ratePerNight } from '#lib/rooms/rules.ts'
import { wireRoom } from '#lib/rooms/schema.ts'

test('a night costs the base and its tax, rounded to the paisa', () => {
  expect(ratePerNight(400_000, 18)).toBe(472_000)
  expect(ratePerNight(99_999, 18)).toBe(117_999)
  expect(ratePerNight(100, 0.5)).toBe(101)
  expect(ratePerNight(400_000, 0)).toBe(400_000)
})

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
    imageId: null,
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
  })
  expect(wireRoom({ ...room, imageId: 'abc' }).image_path).toBe('/api/files/abc')
})
