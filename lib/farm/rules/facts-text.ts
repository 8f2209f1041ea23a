import type { Facts } from '../schema/facts.ts'
import { factsId } from './farm.ts'

const place = new RegExp(`<script id="${factsId}"[^>]*>([\\s\\S]*?)</script>`)

/** Returns the facts that a page was made with, from its HTML; null if it holds none. */
export function factsIn(html: string): Facts | null {
  const [, text] = place.exec(html) ?? []
  return text === undefined ? null : JSON.parse(text)
}

/** Returns a text that's the same for the same facts, whatever order their fields are in: PostgreSQL has one of its own. */
export function factsText(facts: Facts): string {
  return JSON.stringify(facts, (_, value) => (isFields(value) ? sorted(value) : value))
}

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (fields: object) =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
