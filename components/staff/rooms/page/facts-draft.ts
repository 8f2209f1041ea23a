import type { RoomFacts } from '#lib/rooms/schema/facts.ts'

type Bed = NonNullable<RoomFacts['beds']>[number]
/** A kind of bed as it's typed. */
export type BedDraft = { kind: Bed['kind']; count: string; width: string; length: string }
type Hours = { from: string; to: string }
type YesNo = '' | 'yes' | 'no'
type Choice<Name extends keyof RoomFacts> = '' | Extract<RoomFacts[Name], string>

/** What guests ask about, as it's typed or chosen; what's empty isn't known. */
export type FactsDraft = {
  mattress: boolean
  beds: BedDraft[]
  bathroom: Choice<'bathroom'>
  toilet: Choice<'toilet'>
  bathing: NonNullable<RoomFacts['bathing']>
  hotWater: Choice<'hotWater'> | 'hours'
  hours: Hours[]
  cooling: Choice<'cooling'>
  heater: YesNo
  steps: string
  rail: YesNo
  size: string
  wifi: Choice<'wifi'>
  wifiSpeed: string
  powerCut: Choice<'powerCut'>
  powerHours: string
}

const typed = (value: number | undefined) => String(value ?? '')
const yesNo = (value: boolean | undefined): YesNo =>
  value === undefined ? '' : value ? 'yes' : 'no'

/** Returns a room's facts as they're typed. */
export function typedFacts(facts: RoomFacts): FactsDraft {
  const { hotWater = '' } = facts
  return {
    mattress: facts.mattress ?? false,
    beds: (facts.beds ?? []).map(({ kind, ...bed }) => ({
      kind,
      count: typed(bed.count),
      width: typed(bed.width),
      length: typed(bed.length),
    })),
    bathroom: facts.bathroom ?? '',
    toilet: facts.toilet ?? '',
    bathing: facts.bathing ?? [],
    hotWater: typeof hotWater === 'string' ? hotWater : 'hours',
    hours: typeof hotWater === 'string' ? [] : hotWater.map(({ from, to }) => ({ from, to })),
    cooling: facts.cooling ?? '',
    heater: yesNo(facts.heater),
    steps: typed(facts.steps),
    rail: yesNo(facts.rail),
    size: typed(facts.size),
    wifi: facts.wifi ?? '',
    wifiSpeed: typed(facts.wifiSpeed),
    powerCut: facts.powerCut ?? '',
    powerHours: typed(facts.powerHours),
  }
}

// What is no number is sent as it was typed, so that the schema refuses it.
const number = (text: string) => {
  const plain = text.trim()
  if (plain === '') return undefined
  return (/^\d+$/.test(plain) ? Number(plain) : plain) as number
}
const isYes = (value: YesNo) => (value === '' ? undefined : value === 'yes')

/** Returns the facts of a draft. What goes with another that isn't chosen is left out: a rail without steps. */
export function factsOf(draft: FactsDraft): RoomFacts {
  const { bathing, hotWater, hours, wifi } = draft
  const steps = number(draft.steps)
  return known({
    mattress: draft.mattress || undefined,
    beds: listOrNone(draft.beds.map(bedOf)),
    bathroom: draft.bathroom || undefined,
    toilet: draft.toilet || undefined,
    bathing: listOrNone(bathing),
    hotWater: hotWater === 'hours' ? hours : hotWater || undefined,
    cooling: draft.cooling || undefined,
    heater: isYes(draft.heater),
    steps,
    rail: steps ? isYes(draft.rail) : undefined,
    size: number(draft.size),
    wifi: wifi || undefined,
    wifiSpeed: wifi === 'in_room' ? number(draft.wifiSpeed) : undefined,
    powerCut: draft.powerCut || undefined,
    powerHours: lasts(draft.powerCut) ? number(draft.powerHours) : undefined,
  })
}

/** Returns true if the farm's own power lasts for some hours with this choice. */
export function lasts(powerCut: FactsDraft['powerCut']): boolean {
  return powerCut === 'everything' || powerCut === 'lights_and_fan'
}

function bedOf({ kind, count, width, length }: BedDraft): Bed {
  return known({
    kind,
    count: number(count) as number,
    width: number(width),
    length: number(length),
  })
}

function listOrNone<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list
}

function known<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
