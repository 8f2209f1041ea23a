import { z } from 'zod'
import type { Person } from '../auth/schema.ts'
import type { Tried } from '../backups/rules.ts'

/** The steps of the first run, in their order. */
export const stepNames = [
  'name',
  'reach',
  'pay',
  'gst',
  'rooms',
  'photos',
  'rules',
  'mail',
  'team',
  'backup',
] as const
export type StepName = (typeof stepNames)[number]

export type StepState = 'todo' | 'skipped' | 'done'
export type Step = { name: StepName; state: StepState }

/** What guests need before a farm can open for them. */
export type Need = 'name' | 'phone' | 'upi' | 'room'
/** What could be better, and the step where it's done. */
export type Better = { what: BetterThing; step: StepName; rooms?: string[] }
type BetterThing =
  | 'place'
  | 'contact'
  | 'bank'
  | 'gst'
  | 'sampleRooms'
  | 'photos'
  | 'bathroomPhoto'
  | 'rules'
  | 'mail'
  | 'backup'

/** A room as the first run shows it; `price` is in rupees, with tax. */
export type SetupRoom = {
  slug: string
  name: string
  sleeps: number | null
  units: number
  price: number
  on_site: boolean
  is_sample: boolean
  photos: number
  has_bathroom_photo: boolean
}

/** Where backups are: `elsewhere` if the folder is on another disk than the data. */
export type SetupBackup = {
  folder: string | null
  last: string | null
  elsewhere: boolean
  sealed: boolean
  /** Folders on other disks of this computer that backups could be kept in. */
  drives: string[]
  /** How the last one went that somebody asked for. */
  tried: Tried
}

/** How far a farm is on its way from the sample to its guests. */
export type Setup = {
  stage: 'sample' | 'preparing' | 'open'
  steps: Step[]
  needs: Need[]
  better: Better[]
  rooms: SetupRoom[]
  team: Person[]
  backup: SetupBackup
  /** The UPI ID that somebody has said ₹1 reached. */
  tested: string | null
  mail: { server: string | null; arrived: string | null }
  /** The site's own address. */
  site: string
}

/** Returns a step by its name in an address, or undefined. */
export function stepNamed(name: string): StepName | undefined {
  return stepNames.find((step) => step === name)
}

/** What a person says of a step, and of what: the UPI ID that ₹1 reached, the address that an e-mail reached. */
export const stepNote = z.strictObject({
  state: z.enum(['done', 'skipped'], 'Say whether the step is done or skipped.'),
  about: z.string().max(300).default(''),
})
export type StepNote = z.infer<typeof stepNote>
