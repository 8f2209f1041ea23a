import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callsPage } from '../../../scripts/calls/page.ts'

test('docs/calls.md says what is declared; `npm run calls` writes it', async () => {
  expect(readFileSync('docs/calls.md', 'utf8')).toBe(await callsPage())
}, 30_000)
