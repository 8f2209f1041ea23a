/** A place on the earth, in degrees. */
export type Geo = { latitude: number; longitude: number }

/** A place to draw, with its name in the page's language. */
type MapPlace = Geo & { id: string; name: string }

type Point = { x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

/** A name beside its place, as SVG places text: where it begins, or where it ends. */
export type MapLabel = Point & { anchor: 'start' | 'middle' | 'end' }

type DrawnPlace = Point & {
  id: string
  name: string
  /** As the crow flies. */
  km: number
  /** Null if another name, of a place that's nearer, is in the way: the list beside the map has it. */
  label: MapLabel | null
}

export type FarmMap = {
  width: number
  height: number
  /** Units of the drawing for a kilometre. */
  scale: number
  farm: Point & { label: MapLabel }
  /** From the nearest to the farthest. */
  places: DrawnPlace[]
  rings: { km: number; radius: number }[]
}

const width = 520
const height = 470
/** The height of a name's letters: on a phone, where the drawing is about 350 pixels wide, 11 pixels. */
export const letterSize = 17
/** Half of what's drawn for a place, and for the farm. */
const markSize = 11
const farmSize = 18
/** The space round the places, for their marks and names. */
const edge = { x: 58, y: 34 }
const ringsKm = [5, 10] as const
/** The map shows at least this much round the farm, and nothing that's farther away than the second. */
const leastKm = 5
const mostKm = 18

/** Returns how far east and north of a place another one is, in kilometres. Exact enough for a day's drive. */
export function offsetOf(from: Geo, to: Geo): Point {
  const perDegree = 111.2
  const shrinks = Math.cos((from.latitude * Math.PI) / 180)
  return {
    x: (to.longitude - from.longitude) * perDegree * shrinks,
    y: (to.latitude - from.latitude) * perDegree,
  }
}

/** Returns how far apart two places are as the crow flies, in kilometres. */
export function distanceKm(from: Geo, to: Geo): number {
  const { x, y } = offsetOf(from, to)
  return Math.hypot(x, y)
}

/**
 * Lays out a map of the farm and the places round it: north is up, and all that's near enough fits. A name is written where nothing is in
 * its way, the nearest place first; where there's no room, the name is left out.
 */
export function layOutMap(farm: Geo & { name: string }, places: readonly MapPlace[]): FarmMap {
  const near = places
    .map((place) => ({ ...place, km: distanceKm(farm, place), at: offsetOf(farm, place) }))
    .filter(({ km }) => km <= mostKm)
    .sort((one, other) => one.km - other.km)
  const { scale, put } = frame(near.map(({ at }) => at))
  const home = put({ x: 0, y: 0 })
  const points = near.map(({ at }) => put(at))
  const marks = [square(home, farmSize), ...points.map((point) => square(point, markSize))]
  const written: Box[] = []
  const write = (name: string, point: Point, size: number) => {
    const found = sidesOf(point, size, widthOf(name)).find(
      ({ box }) => isInside(box) && ![...marks, ...written].some((other) => meet(box, other)),
    )
    if (found) written.push(found.box)
    return found?.label ?? null
  }
  const label = write(farm.name, home, farmSize) ?? { x: home.x, y: home.y, anchor: 'start' }
  return {
    width,
    height,
    scale,
    farm: { ...home, label },
    places: near.map(({ id, name, km }, at) => {
      const point = points[at] ?? home
      return { id, name, km, ...point, label: write(name, point, markSize) }
    }),
    rings: ringsKm.map((km) => ({ km, radius: km * scale })),
  }
}

/** Returns the scale at which the places and the least part round the farm fit, and what puts a place into the drawing. */
function frame(points: readonly Point[]) {
  const all = [...points, { x: -leastKm, y: -leastKm }, { x: leastKm, y: leastKm }]
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [south, north] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const [across, down] = [width - 2 * edge.x, height - 2 * edge.y]
  const scale = Math.min(across / (right - left), down / (north - south))
  const put = ({ x, y }: Point): Point => ({
    x: Math.round(width / 2 + (x - (left + right) / 2) * scale),
    y: Math.round(height / 2 - (y - (south + north) / 2) * scale),
  })
  return { scale, put }
}

/** The width of a text: Chinese letters are as wide as they're high, others about half of it. */
function widthOf(text: string): number {
  const wide = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return (wide + ([...text].length - wide) * 0.56) * letterSize
}

const square = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

/** Returns where a name may be: after its place, before it, below or above. */
function sidesOf({ x, y }: Point, size: number, long: number) {
  const rise = letterSize * 0.35
  const side = (at: Point, anchor: MapLabel['anchor']) => {
    const left = at.x - { start: 0, middle: long / 2, end: long }[anchor]
    const box = {
      left,
      right: left + long,
      top: at.y - letterSize * 0.8,
      bottom: at.y + letterSize * 0.25,
    }
    return { label: { ...at, anchor }, box }
  }
  return [
    side({ x: x + size + 4, y: y + rise }, 'start'),
    side({ x: x - size - 4, y: y + rise }, 'end'),
    side({ x, y: y + size + letterSize }, 'middle'),
    side({ x, y: y - size - 5 }, 'middle'),
  ]
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 4 && right <= width - 4 && top >= 4 && bottom <= height - 4

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
