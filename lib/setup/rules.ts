import { isOwn, ownFacts } from '../farm/rules/own-facts.ts'
import type { Facts } from '../farm/schema/facts.ts'
import {
  type Better,
  type Need,
  type Setup,
  type SetupBackup,
  type SetupRoom,
  type Step,
  type StepName,
  type StepState,
  stepNames,
} from './schema.ts'

/** What a person has said of a step. */
export type Said = { state: Exclude<StepState, 'todo'>; about: string }

/** What is known of a farm; the facts are those of the draft. */
export type Known = {
  facts: Facts
  said: { [Name in StepName]?: Said }
  rooms: SetupRoom[]
  team: unknown[]
  backup: SetupBackup
}

/** Returns how far a farm is: the sample, being prepared or closed for a while, or open for guests. */
export function stageOf({ demo, open }: Pick<Facts, 'demo' | 'open'>): Setup['stage'] {
  if (demo) return 'sample'
  return open ? 'open' : 'preparing'
}

/** Returns the steps, each done if the database shows it, or if somebody has said so of what it can't know. */
export function stepsOf(known: Known): Step[] {
  const done = doneIn(known)
  const stateOf = (name: StepName): StepState =>
    done[name] ? 'done' : known.said[name]?.state === 'skipped' ? 'skipped' : 'todo'
  return stepNames.map((name) => ({ name, state: stateOf(name) }))
}

function doneIn(known: Known): Record<StepName, boolean> {
  const { facts, said, team, backup } = known
  const own = ownFacts(facts)
  const rooms = sold(known)
  const isSaid = (name: StepName) => said[name]?.state === 'done'
  return {
    name: own.name && own.place,
    reach: own.phone && own.whatsapp && isOwn(facts, 'email'),
    pay: isTested(known) && isOwn(facts, 'upi.payee') && isOwn(facts, 'upi.number'),
    gst: facts.gst.gstin === null ? isSaid('gst') : isOwn(facts, 'gst.gstin'),
    rooms: rooms.some((room) => !room.is_sample),
    photos: rooms.length > 0 && rooms.every(({ photos }) => photos > 0),
    rules: isSaid('rules'),
    mail: isSaid('mail'),
    team: team.length > 1 || isSaid('team'),
    backup: backup.last !== null && (backup.elsewhere || isSaid('backup')),
  }
}

const sold = ({ rooms }: Known) => rooms.filter(({ on_site, price }) => on_site && price > 0)

/** Returns true if somebody has said that ₹1 reached the UPI ID as it is now. */
export function isTested({ facts, said: { pay } }: Pick<Known, 'facts' | 'said'>): boolean {
  return isOwn(facts, 'upi.id') && pay?.state === 'done' && pay.about === facts.upi.id
}

/** Returns what guests need before the farm can open for them. */
export function needsOf(known: Known): Need[] {
  const own = ownFacts(known.facts)
  const has: Record<Need, boolean> = {
    name: own.name,
    phone: own.phone,
    upi: isTested(known),
    room: sold(known).some((room) => !room.is_sample),
  }
  return (Object.keys(has) as Need[]).filter((need) => !has[need])
}

/** Returns what could be better, the gravest first. */
export function betterOf(known: Known): Better[] {
  const { facts } = known
  const done = doneIn(known)
  const own = ownFacts(facts)
  const rooms = sold(known)
  const named = (some: SetupRoom[]) => some.map(({ name }) => name)
  const without = rooms.filter(({ photos }) => photos === 0)
  const noBathroom = rooms.filter((room) => room.photos > 0 && !room.has_bathroom_photo)
  const sample = rooms.filter(({ is_sample }) => is_sample)
  const found: (Better | false)[] = [
    !own.place && { what: 'place', step: 'name' },
    !done.reach && own.phone && { what: 'contact', step: 'reach' },
    !isOwn(facts, 'bank.accountNumber') && { what: 'bank', step: 'pay' },
    !done.gst && { what: 'gst', step: 'gst' },
    sample.length > 0 && { what: 'sampleRooms', step: 'rooms', rooms: named(sample) },
    without.length > 0 && { what: 'photos', step: 'photos', rooms: named(without) },
    noBathroom.length > 0 && { what: 'bathroomPhoto', step: 'photos', rooms: named(noBathroom) },
    !done.rules && { what: 'rules', step: 'rules' },
    !done.mail && { what: 'mail', step: 'mail' },
    !done.backup && { what: 'backup', step: 'backup' },
  ]
  return found.filter((one) => one !== false)
}
