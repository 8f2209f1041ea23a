import type { Geo } from './map.ts'

/** How a way goes on from a stop. */
export type Means = 'train' | 'bus' | 'car' | 'foot'

/** A stop, or where people set out by car: how they go on from there, how long that takes, and what it costs in rupees. */
export type Stop = {
  means?: Means
  minutes?: number | undefined
  price?: number | undefined
  otherPrice?: number
}

/** The values of the shipped stops. The drive from Kamshet is a fact of the farm. */
export const sampleStops: { [id: string]: Stop } = {
  junction: { means: 'train', minutes: 55, price: 15 },
  kamshet: { means: 'car', price: 600, otherPrice: 40 },
  mumbai: { means: 'car', minutes: 150 },
  pune: { means: 'car', minutes: 90 },
}

/** Where the shipped places are, as maps of the area have them, to about half a kilometre. */
export const samplePlaces: { [id: string]: Geo } = {
  lohagad: { latitude: 18.71, longitude: 73.477 },
  visapur: { latitude: 18.723, longitude: 73.49 },
  tikona: { latitude: 18.632, longitude: 73.513 },
  tung: { latitude: 18.655, longitude: 73.452 },
  karla: { latitude: 18.783, longitude: 73.47 },
  bhaja: { latitude: 18.728, longitude: 73.482 },
  bedse: { latitude: 18.722, longitude: 73.535 },
  ajivali: { latitude: 18.616, longitude: 73.417 },
  kune: { latitude: 18.769, longitude: 73.386 },
  ekvira: { latitude: 18.784, longitude: 73.471 },
  pandharpur: { latitude: 18.688, longitude: 73.452 },
  kamshet: { latitude: 18.758, longitude: 73.557 },
}

/** The middle of the shipped lake, and about how long and how wide it is, in kilometres. */
export const sampleLake = { latitude: 18.654, longitude: 73.482, length: 7, breadth: 1.5 }
