import { describe, expect, test } from 'vitest'
import { distanceKm, layOutMap } from '#lib/farm/rules/map.ts'
import { samplePlaces } from '#lib/farm/rules/sample-stops.ts'
import { property } from '#lib/property.ts'

const farm = { ...property.geo, name: 'Farm' }
const at = (north: number, east: number, id = 'place', name = 'Place') => ({
  id,
  name,
  latitude: farm.latitude + north / 111.2,
  longitude: farm.longitude + east / (111.2 * Math.cos((farm.latitude * Math.PI) / 180)),
})
const sample = Object.entries(samplePlaces).map(([id, geo]) => ({ id, name: id, ...geo }))

describe('the map', () => {
  test('has north up and east to the right, at the distance as the crow flies', () => {
    const { farm: home, places, scale } = layOutMap(farm, [at(3, 0, 'north'), at(0, 4, 'east')])
    const [north, east] = places
    expect(north?.id).toBe('north')
    expect(north?.x).toBe(home.x)
    expect(home.y - (north?.y ?? 0)).toBeCloseTo(3 * scale, -0.5)
    expect((east?.x ?? 0) - home.x).toBeCloseTo(4 * scale, -0.5)
    expect(east?.km).toBeCloseTo(4, 1)
    expect(distanceKm(farm, samplePlaces.kamshet ?? farm)).toBeCloseTo(12.4, 0)
  })

  test('rings are five and ten kilometres round the farm', () => {
    const { rings, scale } = layOutMap(farm, [])
    expect(rings).toEqual([
      { km: 5, radius: 5 * scale },
      { km: 10, radius: 10 * scale },
    ])
  })

  test('shows all of the sample’s places inside its frame', () => {
    const { places, width, height } = layOutMap(farm, sample)
    expect(places.map(({ id }) => id).sort()).toEqual(Object.keys(samplePlaces).sort())
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
  })

  test('leaves out what’s far away', () => {
    expect(layOutMap(farm, [at(150, 0)]).places).toEqual([])
  })

  test('keeps the name of the nearer place where several are in each other’s way', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, away) =>
      at(3 + away / 50, 3, id, 'A long name of a place'),
    )
    const { places } = layOutMap(farm, crowd)
    expect(places[0]?.label).not.toBeNull()
    expect(places.some(({ label }) => !label)).toBe(true)
  })
})
