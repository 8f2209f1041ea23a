import { afterEach, expect, test } from 'vitest'
import { addToEnv } from '#lib/env.ts'
import { contentPolicy } from '../../../server/content-policy.ts'

function policyFor(base: string) {
  process.env.NEXT_PUBLIC_API_BASE = base
  addToEnv({})
  return contentPolicy([])
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_API_BASE
  addToEnv({})
})

test('pages can call their own origin and no other', () => {
  expect(contentPolicy([])).toContain("; connect-src 'self';")
  expect(policyFor('/elsewhere')).toContain("; connect-src 'self';")
})

test('pages that the build sends to another service may call it, and show its pictures', () => {
  const policy = policyFor('https://api.farm.example/api')
  expect(policy).toContain("; connect-src 'self' https://api.farm.example;")
  expect(policy).toContain("; img-src 'self' https://api.farm.example data: blob:;")
})
