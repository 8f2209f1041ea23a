import type { Staff } from '../auth/schema.ts'
import { maxTogether } from '../booking/rules/sender.ts'
import { Refusal } from '../shared/refusal.ts'
import { isUuid } from '../shared/uuid.ts'
import { maxStored } from '../shared/whole-number.ts'
import { findStay } from '../stays/queries/find-stay.ts'

/** Reads a part of an address as what it names, or refuses it with `not_found`. */
export type Part<T, By = unknown> = (text: string, by: By) => T | Promise<T>

/** The id of a row: a UUID, in small letters. */
export const rowId: Part<string> = (text) => {
  const id = text.toLowerCase()
  if (!isUuid(id)) throw new Refusal('not_found')
  return id
}

export const rowNumber: Part<number> = (text) => {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= maxStored)) throw new Refusal('not_found')
  return number
}

/** The numbers of rows, with commas between them: at most as many as can be decided together. */
export const rowNumbers: Part<number[]> = (text, by) => {
  const numbers = new Set(text.split(','))
  if (numbers.size > maxTogether) throw new Refusal('not_found')
  return Promise.all([...numbers].map((number) => rowNumber(number, by)))
}

/** The SHA-256 by which a row is known, in hexadecimal figures. */
export const rowHash: Part<string> = (text) => {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Refusal('not_found')
  return text
}

/** A booking by its id or its reference: its id. An id is not looked up: who reads the booking refuses an unknown one. */
export const stayId: Part<string, Staff> = async (text, by) => {
  const id = text.toLowerCase()
  return isUuid(id) ? id : (await findStay(by, text)).id
}

/** A booking by its id or its reference: its reference, which is not looked up either. */
export const stayReference: Part<string, Staff> = async (text, by) =>
  isUuid(text.toLowerCase()) ? (await findStay(by, text)).reference : text.toUpperCase()

/** A secret or a name, which is only ever compared with others. */
export const anyText: Part<string> = (text) => text

/** Returns the parts of an address as Next gives them, still texts. Refuses with `not_found` what no database keeps. */
export async function partsOf(context: {
  params: Promise<unknown>
}): Promise<Record<string, string>> {
  // A path without names in brackets has none at all.
  const parts = ((await context.params) ?? {}) as Record<string, string>
  // Postgres keeps no text with this character, so nothing can have such a name.
  if (Object.values(parts).some((part) => part.includes('\0'))) throw new Refusal('not_found')
  return parts
}

/** What the parts of an address are, once they are read. */
export type Read<P extends Record<string, Part<unknown, never>>> = {
  [Name in keyof P]: Awaited<ReturnType<P[Name]>>
}

/** Reads the parts of an address as they are declared. `not_found`. */
export async function readParts<By, P extends Record<string, Part<unknown, By>>>(
  declared: P | undefined,
  parts: Record<string, string>,
  by: By,
): Promise<Read<P>> {
  const pairs = Object.entries(declared ?? {}).map(async ([name, part]) => [
    name,
    await part(parts[name] ?? '', by),
  ])
  return Object.fromEntries(await Promise.all(pairs))
}
