import { expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { readMessages } from './messages.ts'

const english = readMessages('en')

/**
 * A test that a sentence of the privacy page is true, by the sentence's key. The sentence stands there as it is, so that
 * nobody changes one without coming past its proof.
 */
export function proves(key: string, sentence: string, proof: () => Promise<void>): void {
  test(`${key}: ${sentence}`, async () => {
    expect(english.get(key)?.replaceAll('\u00a0', ' ')).toBe(sentence)
    await proof()
  })
}

/** The first row of an answer of the database. */
export const one = async (sql: string, values: unknown[] = []) =>
  (await pool().query(sql, values)).rows[0]

/** The names of a table's columns. */
export async function columnsOf(table: string): Promise<string[]> {
  const { columns } = await one(
    `SELECT array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'`,
    [table],
  )
  return columns
}
